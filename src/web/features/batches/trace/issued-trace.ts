import type { Account } from '#contract/account.ts'
import { momentText, type TraceDocument } from './trace-document.ts'

/** Who hands a page to an inspector. */
type House = Pick<Account, 'fullName'> & { settings: Pick<Account['settings'], 'siren'> }

/** A page for an inspector with whose it is, and when it was made. */
export function issuedTrace(
  trace: TraceDocument,
  { fullName, settings: { siren } }: House,
  issuedAt: string,
): TraceDocument {
  const house = siren === null ? fullName : `${fullName} · SIREN ${siren}`
  return {
    ...trace,
    facts: [
      { label: 'Établissement', value: house },
      { label: 'Édité le', value: momentText(issuedAt) },
      ...trace.facts,
    ],
  }
}
