export type Kind = 'session' | 'answer' | 'picture'

const ID = '[0-9a-f-]{36}'

/** What a kitchen reads while it works. Anything else of the API, known today or added tomorrow, is not kept. */
const ANSWERS = [
  'account',
  'tech-sheets',
  'tech-sheets/statistics',
  `tech-sheets/${ID}(/(use|tree|totals|ingredients))?`,
  'user-products',
  `user-products/${ID}(/(use|prices))?`,
  'price-changes',
  'price-lists',
  'simulation',
  'suppliers',
  'suppliers/statistics',
  `suppliers/${ID}(/products)?`,
  'gammes',
  `gammes/${ID}`,
  'menus',
  `menus/${ID}`,
  'carte',
  `cartes/${ID}(/(publication|sales(/${ID})?))?`,
]

const PICTURES = [`tech-sheets/${ID}/photo/${ID}`, `cartes/${ID}/logo/${ID}`]

const SESSION = '/api/auth/get-session'
const ANSWER = new RegExp(`^/api/(${ANSWERS.join('|')})$`)
const PICTURE = new RegExp(`^/api/(${PICTURES.join('|')})$`)

/** What the answer to a read is kept as; undefined when it must not be. */
export function keptAs(pathname: string): Kind | undefined {
  if (pathname === SESSION) return 'session'
  if (ANSWER.test(pathname)) return 'answer'
  return PICTURE.test(pathname) ? 'picture' : undefined
}

const SIGN_OUT = '/api/auth/sign-out'
const ENTRY = /^\/api\/auth\/(sign-in\/email|sign-up\/email|reset-password)$/

export function signsOut(pathname: string): boolean {
  return pathname === SIGN_OUT
}

/** Whether a write may change which account is signed in. */
export function changesWhoIsSignedIn(method: string, pathname: string): boolean {
  if (pathname === '/api/account') return method === 'DELETE'
  return method === 'POST' && (signsOut(pathname) || ENTRY.test(pathname))
}
