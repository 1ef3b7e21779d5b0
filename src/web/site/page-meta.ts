import type { PageMeta } from '#web/messages/site-text.ts'
import type { SiteTexts } from './site-texts.ts'

/** What each public page says of itself where it is found or shared, by the name of the page. */
export const PAGE_META: Readonly<Record<string, (texts: SiteTexts) => PageMeta>> = {
  home: ({ home }) => home.meta,
  features: ({ features }) => features.meta,
  about: ({ about }) => about.meta,
  faq: ({ faq }) => faq.meta,
  contact: ({ contact }) => contact.meta,
  terms: ({ legal }) => legal.terms.meta,
  privacy: ({ legal }) => legal.privacy.meta,
  legal: ({ legal }) => legal.legal.meta,
  cookies: ({ legal }) => legal.cookies.meta,
  login: ({ credentials }) => credentials.login.meta,
  register: ({ credentials }) => credentials.register.meta,
  'forgot-password': ({ credentials }) => credentials.forgotPassword.meta,
  'confirm-email': ({ credentials }) => credentials.confirmEmail.meta,
  invitation: ({ credentials }) => credentials.invitation.meta,
  restore: ({ credentials }) => credentials.restore.meta,
  'reset-password': ({ credentials }) => credentials.resetPassword.meta,
}

/** @throws Error for a name that no page has. */
export function pageMeta(name: string, texts: SiteTexts): PageMeta {
  const meta = PAGE_META[name]
  if (!meta) throw new Error(`No texts say what the page ${name} is`)
  return meta(texts)
}
