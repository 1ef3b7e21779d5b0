import type { AppPath } from './app-path.ts'

/** Pages that anyone may read, in French; the English ones are under /en. */
const PUBLIC_PATHS = {
  home: '/',
  features: '/features',
  about: '/about',
  contact: '/contact',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  legal: '/legal',
  cookies: '/cookies',

  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  restore: '/restore',
  invitation: '/invitation',
} as const satisfies Record<string, AppPath>

/** The addresses of pages that belong to no noun of the trade; `entities/paths.ts` has them all. */
export const basePaths = {
  ...PUBLIC_PATHS,

  dashboard: '/dashboard',
  settings: '/settings',
  kitchen: '/cuisine',
} as const satisfies Record<string, AppPath>

const PUBLIC: ReadonlySet<string> = new Set(Object.values(PUBLIC_PATHS))

export function isPublicPath(path: string): boolean {
  return PUBLIC.has(path)
}
