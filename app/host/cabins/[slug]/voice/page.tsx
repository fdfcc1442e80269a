import { finishVoiceUpload, removeVoice, saveTranscript, startVoiceUpload } from './actions';
import { VoiceView } from '@/components/host/voice/voice-view';
import { getVoice } from '@/lib/data/host/voice';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';

const PAGE = '/host/cabins/[slug]/voice';
export const metadata = consoleMetadata(PAGE);

export default async function VoicePage({ params }: PageProps<'/host/cabins/[slug]/voice'>) {
  const { slug } = await params;
  const path = `/host/cabins/${encodeURIComponent(slug)}/voice`;
  await requireStaff(PAGE, path);
  return (
    <VoiceView
      cabin={requireRead(await getVoice(slug), path)}
      actions={{ startVoiceUpload, finishVoiceUpload, saveTranscript, removeVoice }}
    />
  );
}
