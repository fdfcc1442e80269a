import 'server-only';
import { readHost, writeHost, type HostResult, toJson } from '@/lib/data/staff/staff';
import type { TemplateValues } from '@/lib/domain/messaging/template';
import { serverEnv } from '@/lib/env/server';
import {
  templateFactsSchema,
  templatesSchema,
  type HostTemplate,
  type TemplateForm,
} from '@/lib/schemas/host/messages/templates';
import { templateValues } from '@/lib/mail/template-values';

export const listTemplates = () => readHost('host_templates', {}, templatesSchema);

/** Refused if the template is no longer `seen`, the one the form showed; null for a new template. */
export const saveTemplate = (template: TemplateForm, seen: HostTemplate | null) =>
  writeHost('host_save_template', { p_template: toJson(template), p_seen: seen && toJson(seen) });

export const deleteTemplate = (id: string) => writeHost('host_delete_template', { p_id: id });

/** Returns the values of a template's fields for a booking. */
export async function getTemplateValues(reference: string): Promise<HostResult<TemplateValues>> {
  const result = await readHost(
    'host_template_values',
    { p_reference: reference },
    templateFactsSchema,
  );
  return result.ok ? { ok: true, data: templateValues(result.data, serverEnv.SITE_URL) } : result;
}
