import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { basePathOf } from '../base-path.ts'
import type { Settings } from '../config.ts'
import { type Finding, right, wrong } from './finding.ts'

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])
const SHORTEST_SECRET = 32
const READ_BY_OTHERS = 0o077

/** Whether an address is of this machine alone. */
function isLoopback(host: string): boolean {
  return LOOPBACK.has(host)
}

export function checkAddress({ publicUrl, host }: Settings): Finding {
  const { hostname, protocol } = new URL(publicUrl)
  if (isLoopback(hostname) && !isLoopback(host))
    return wrong(
      `Gramme écoute sur le réseau (HOST=${host}), mais son adresse est ${publicUrl} : les liens des courriers n'ouvrent rien ailleurs.`,
      "Réglez PUBLIC_URL sur l'adresse que les gens tapent.",
    )
  if (isLoopback(hostname)) return right(`L'adresse est ${publicUrl} : pour cette machine seule.`)
  if (protocol === 'http:')
    return right(`L'adresse est ${publicUrl}, sans chiffrement : pour un réseau privé seulement.`)
  const path = basePathOf(publicUrl)
  if (path !== '')
    return right(`L'adresse est ${publicUrl} : le proxy doit transmettre ${path} sans l'enlever.`)
  return right(`L'adresse est ${publicUrl}.`)
}

export function checkSecret({ secret, dataDir }: Settings): Finding {
  if (secret !== undefined) return right('Le secret des sessions vient de SECRET.')
  const path = join(dataDir, 'secret')
  const mode = statSync(path, { throwIfNoEntry: false })?.mode
  if (mode === undefined) return right('Le secret des sessions sera fait au premier démarrage.')
  const kept = contentOf(path)
  if (kept === undefined)
    return wrong(`Le secret ${path} n'est pas lisible.`, "Donnez-le à l'utilisateur qui lance Gramme.")
  if (kept.length < SHORTEST_SECRET)
    return wrong(
      `Le secret ${path} est incomplet.`,
      'Supprimez-le : Gramme le refera au prochain démarrage, et chacun se reconnectera.',
    )
  if ((mode & READ_BY_OTHERS) !== 0 && process.platform !== 'win32')
    return wrong(`D'autres utilisateurs peuvent lire le secret ${path}.`, `chmod 600 ${path}`)
  return right(`Le secret des sessions est dans ${path}.`)
}

/** Nothing where there is no identity provider. */
export function checkProvider({ provider }: Settings): Finding[] {
  if (provider === undefined) return []
  if (!provider.trusted) return [right(`On peut se connecter par ${provider.name}.`)]
  const opens = provider.only ? 'ouvre le compte de son adresse' : 'se crée un compte à son adresse'
  return [
    wrong(
      `Les adresses de ${provider.name} comptent comme vérifiées (OIDC_TRUST_ADDRESSES) : qui en choisit une là-bas ${opens}.`,
      "Enlevez OIDC_TRUST_ADDRESSES, à moins que personne n'y choisisse la sienne.",
    ),
  ]
}

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return undefined
  }
}
