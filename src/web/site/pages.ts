import type { SitePage } from '#contract/site.ts'
import { paths } from '#web/entities/paths.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import type { TextArea } from '#web/messages/load-messages.ts'

/** A page that anyone may read. What it shows is the file of its name in pages/. */
export interface PublicPage extends SitePage {
  path: AppPath
  /** Its texts, beside those of every page. */
  texts: readonly TextArea[]
}

export const PUBLIC_PAGES: readonly PublicPage[] = [
  { name: 'home', path: paths.home, texts: ['home'], indexed: true },
  { name: 'features', path: paths.features, texts: ['features'], indexed: true },
  { name: 'about', path: paths.about, texts: ['about'], indexed: true },
  { name: 'faq', path: paths.faq, texts: ['faq'], indexed: true },
  { name: 'contact', path: paths.contact, texts: ['contact'], indexed: true },
  { name: 'terms', path: paths.terms, texts: ['legal'], indexed: true },
  { name: 'privacy', path: paths.privacy, texts: ['legal'], indexed: true },
  { name: 'legal', path: paths.legal, texts: ['legal'], indexed: true },
  { name: 'cookies', path: paths.cookies, texts: ['legal'], indexed: true },
  { name: 'login', path: paths.login, texts: ['account'], indexed: false },
  { name: 'register', path: paths.register, texts: ['account'], indexed: false },
  { name: 'forgot-password', path: paths.forgotPassword, texts: ['account'], indexed: false },
  { name: 'reset-password', path: paths.resetPassword, texts: ['account'], indexed: false },
]
