import type { Invoice } from '#contract/invoice-shapes.ts'
import { codeOf, dataOf } from '#web/lib/failure/failure.ts'
import type { ChosenFile } from '#web/lib/sources/chosen-files.ts'
import type { FoundInvoice } from '../reading/invoice-reader.ts'
import type { FileRefusal, Read } from './read-file.ts'

/** An invoice of which something could not be sent. */
interface Unsent {
  is: 'unsent'
  path: string
  found: FoundInvoice
  failure: unknown
  /** Where the invoice is there, and its file alone is not. */
  added: Invoice | null
}

/** What became of a file, or of one of an archive. `known`: the invoice was there already. */
export type Taken =
  | { is: 'added'; path: string; invoice: Invoice }
  | { is: 'known'; path: string; id: string; number: string }
  | { is: 'refused'; path: string; reason: FileRefusal; again: ChosenFile | null }
  | Unsent

/** Whether nothing is wrong with a file: what was not sent, or not read for want of the network, may be tried again. */
export const mayBeRetried = (taken: Taken) =>
  taken.is === 'unsent' || (taken.is === 'refused' && taken.again !== null)

export interface TakeSteps {
  read: (file: ChosenFile) => Promise<Read[]>
  create: (found: FoundInvoice) => Promise<Invoice>
  /** Keeps the file of an invoice; the same file twice is kept once. */
  keep: (id: string, found: FoundInvoice) => Promise<unknown>
}

/** Reads a file and sends the invoices in it, one after the other. Nothing is thrown. */
export async function* takeIn(
  file: ChosenFile,
  steps: TakeSteps,
): AsyncGenerator<{ taken: Taken; share: number }> {
  const found = await steps.read(file)
  for (const [at, read] of found.entries()) {
    const taken: Taken = read.known
      ? await send(read, steps)
      : { is: 'refused', path: read.path, reason: read.reason, again: againOf(read.reason, file) }
    yield { taken, share: (at + 1) / found.length }
  }
}

const againOf = (reason: FileRefusal, file: ChosenFile) => (reason === 'not-downloaded' ? file : null)

/** Sends again what was not sent. */
export function sendAgain({ found, added }: Unsent, steps: TakeSteps): Promise<Taken> {
  return send(found, steps, added)
}

async function send(found: FoundInvoice, steps: TakeSteps, before: Invoice | null = null): Promise<Taken> {
  const { path } = found
  let added = before
  try {
    added ??= await steps.create(found)
    await steps.keep(added.id, found)
    return { is: 'added', path, invoice: added }
  } catch (failure) {
    const [id, number] = [dataOf(failure, 'id'), dataOf(failure, 'number')]
    if (codeOf(failure) !== 'INVOICE_KNOWN' || typeof id !== 'string' || typeof number !== 'string')
      return { is: 'unsent', path, found, failure, added }
    // Its file may have been lost on its way the first time; another one of the same invoice is refused.
    await steps.keep(id, found).catch(() => undefined)
    return { is: 'known', path, id, number }
  }
}
