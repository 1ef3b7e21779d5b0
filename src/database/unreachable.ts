import { addressesOf } from './hosts.ts'
import { NoReplica, type Unusable } from './replica.ts'
import { sqlFailure } from './sql-failure.ts'

/** Where a database is, without the password. */
export function placeOf(connectionString: string): string {
  const urls = addressesOf(connectionString).map((address) => URL.parse(address))
  const [first] = urls
  if (!first) return '(adresse illisible)'
  const hosts = urls.map((url) => {
    const host = url?.hostname || url?.searchParams.get('host') || 'localhost'
    return `${host}:${url?.port || '5432'}`
  })
  return `${first.pathname.slice(1) || 'par défaut'} sur ${hosts.join(', ')}`
}

const CUT = 'la connexion a été coupée'

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'rien ne répond à cette adresse',
  ENOENT: 'rien ne répond à cette adresse',
  ENOTFOUND: "cette adresse n'existe pas",
  EAI_AGAIN: "cette adresse n'a pas pu être trouvée",
  ERR_INVALID_URL: "cette adresse n'est pas lisible",
  ETIMEDOUT: 'pas de réponse à temps',
  EHOSTUNREACH: "cette machine n'est pas accessible",
  EHOSTDOWN: "cette machine n'est pas accessible",
  ENETUNREACH: "ce réseau n'est pas accessible",
  ENETDOWN: "ce réseau n'est pas accessible",
  ECONNRESET: CUT,
  ECONNABORTED: CUT,
  EPIPE: CUT,
  STANDBY: "c'est une copie, qui ne prend pas d'écritures",
  EMFILE: 'Gramme a trop de fichiers ouverts',
  ENFILE: 'cette machine a trop de fichiers ouverts',
  '28P01': "le nom d'utilisateur ou le mot de passe est refusé",
  '28000': "le nom d'utilisateur est refusé",
  '3D000': "cette base n'existe pas",
  '53100': 'son disque est plein',
  '53300': 'le serveur a trop de connexions ouvertes',
  '57P01': "la connexion a été coupée par un administrateur ou par l'arrêt du serveur",
  '57P02': "le serveur s'est arrêté brutalement",
  '57P03': "le serveur est en train de démarrer ou de s'arrêter",
}

/** What pg says without a code. */
const MESSAGES: readonly [RegExp, string][] = [
  [/timeout/, 'pas de réponse à temps'],
  [/Connection terminated|not queryable/, CUT],
  [/password must be a string/, 'le mot de passe manque'],
  [/SSL/, "le serveur n'accepte pas de connexion chiffrée"],
]

/** Why a database could not be reached or used, in French. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error)
  const known = REASONS[code]
  if (known !== undefined) return known
  const message = error instanceof Error ? error.message : ''
  const phrase = MESSAGES.find(([pattern]) => pattern.test(message))?.[1]
  if (phrase !== undefined) return phrase
  if (/CERT|TLS|VERIFY/.test(code)) return `son certificat est refusé (${code})`
  return code === '' ? 'la réponse ne peut pas être lue' : `erreur ${code}`
}

const UNUSABLE: Readonly<Record<Unusable, string>> = {
  writes: "elle prend elle-même des écritures, et n'est donc la copie de rien",
  foreign: "c'est la copie d'une autre base",
}

/** Why a replica does not answer in place of the primary, in French. */
export function whyUnused(error: unknown): string {
  return error instanceof NoReplica ? UNUSABLE[error.standing] : reasonOf(error)
}

function codeOf(error: unknown): string {
  const state = sqlFailure(error)?.code
  if (state !== undefined) return state
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string') return at.code
  return ''
}
