import type { SitePage } from '#contract/site.ts'
import { paths } from '#web/entities/paths.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import type { TextArea } from '#web/messages/load-areas.ts'

/** A page that anyone may read. What it shows is the file of its name in pages/. */
export interface PublicPage extends SitePage {
  path: AppPath
  /** Pages of a kind share their scripts, those of a part of it some more. */
  kind: 'reading/product' | 'reading/notices' | 'form' | 'form/account'
  /** Its texts, beside those of every page. */
  texts: readonly TextArea[]
}

export const PUBLIC_PAGES: readonly PublicPage[] = [
  { name: 'home', path: paths.home, kind: 'reading/product', texts: ['home'], indexed: true },
  { name: 'features', path: paths.features, kind: 'reading/product', texts: ['features'], indexed: true },
  { name: 'about', path: paths.about, kind: 'reading/product', texts: ['about'], indexed: true },
  { name: 'faq', path: paths.faq, kind: 'reading/product', texts: ['faq'], indexed: true },
  { name: 'contact', path: paths.contact, kind: 'form', texts: ['contact'], indexed: true },
  { name: 'terms', path: paths.terms, kind: 'reading/notices', texts: ['legal'], indexed: true },
  { name: 'privacy', path: paths.privacy, kind: 'reading/notices', texts: ['legal'], indexed: true },
  { name: 'legal', path: paths.legal, kind: 'reading/notices', texts: ['legal'], indexed: true },
  { name: 'cookies', path: paths.cookies, kind: 'reading/notices', texts: ['legal'], indexed: true },
  { name: 'login', path: paths.login, kind: 'form/account', texts: ['account'], indexed: false },
  { name: 'register', path: paths.register, kind: 'form/account', texts: ['account'], indexed: false },
  {
    name: 'forgot-password',
    path: paths.forgotPassword,
    kind: 'form/account',
    texts: ['account'],
    indexed: false,
  },
  {
    name: 'confirm-email',
    path: paths.confirmEmail,
    kind: 'form/account',
    texts: ['account'],
    indexed: false,
  },
  {
    name: 'restore',
    path: paths.restore,
    kind: 'form/account',
    texts: ['account', 'restoration'],
    indexed: false,
  },
  {
    name: 'invitation',
    path: paths.invitation,
    kind: 'form/account',
    texts: ['account', 'invitation'],
    indexed: false,
  },
  {
    name: 'reset-password',
    path: paths.resetPassword,
    kind: 'form/account',
    texts: ['account'],
    indexed: false,
  },
]
