import { z } from 'zod'
import { isLocalName } from '#contract/local-name.ts'
import { StartupError } from '#database/startup-error.ts'

/** A provider of OpenID Connect that people sign in with. */
export type ProviderSettings = {
  issuer: string
  clientId: string
  clientSecret: string
  /** As people know it. */
  name: string
  /** Whether nothing else signs in: no passwords, no passkeys. */
  only: boolean
  /** Whether its addresses count as confirmed though it does not say that they are. */
  trusted: boolean
}

function isEncrypted(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && (url.protocol === 'https:' || isLocalName(url.hostname))
}

/** Variables of the environment that name a provider. */
export const providerVariables = {
  OIDC_ISSUER: z
    .url({
      protocol: /^https?$/,
      error:
        "OIDC_ISSUER doit être l'adresse du fournisseur d'identité, comme https://connexion.exemple.fr/realms/cuisine.",
    })
    .refine(isEncrypted, 'OIDC_ISSUER doit commencer par https:// : les mots de passe y passent.')
    .optional(),
  OIDC_CLIENT_ID: z.string().trim().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z
    .string()
    .trim()
    .max(40, 'OIDC_NAME compte 40 caractères au plus.')
    .regex(/^[^<>"&]*$/, 'OIDC_NAME ne contient ni <, ni >, ni ", ni &.')
    .optional(),
  OIDC_ONLY: z.enum(['true', 'false'], 'OIDC_ONLY doit valoir true ou false.').default('false'),
  OIDC_TRUST_ADDRESSES: z
    .enum(['true', 'false'], 'OIDC_TRUST_ADDRESSES doit valoir true ou false.')
    .default('false'),
}

type Variables = z.output<z.ZodObject<typeof providerVariables>>

/** @throws StartupError when some of what a provider needs is missing */
export function providerOf(variables: Variables): ProviderSettings | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME, OIDC_ONLY, OIDC_TRUST_ADDRESSES } =
    variables
  const needed = { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []))
  if (missing.length === Object.keys(needed).length && OIDC_NAME === undefined && OIDC_ONLY === 'false')
    return undefined
  if (OIDC_ISSUER === undefined || OIDC_CLIENT_ID === undefined || OIDC_CLIENT_SECRET === undefined)
    throw new StartupError(
      `Pour se connecter par un fournisseur d'identité, il manque ${new Intl.ListFormat('fr').format(missing)}.`,
    )
  return {
    issuer: OIDC_ISSUER.replace(/\/+$/, ''),
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    name: OIDC_NAME ?? new URL(OIDC_ISSUER).hostname,
    only: OIDC_ONLY === 'true',
    trusted: OIDC_TRUST_ADDRESSES === 'true',
  }
}
