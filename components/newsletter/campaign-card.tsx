import type { ComponentProps } from 'react';
import { CAMPAIGNS } from './campaigns';
import { PopupCard } from './popup-card';

export type CampaignCardProps = Pick<ComponentProps<typeof PopupCard>, 'onClose'> & {
  source: keyof typeof CAMPAIGNS;
};

/** The pop-up in the words for the network that sent the visitor. */
export const CampaignCard = ({ source, onClose }: CampaignCardProps) => (
  <PopupCard campaign={CAMPAIGNS[source]} onClose={onClose} />
);
