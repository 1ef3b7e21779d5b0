import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { invoiceFileType } from '#domain/invoices/invoice-file-type.ts'
import { FILE_NAME_MAX_LENGTH } from '#domain/tables/limits.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { client } from '#web/lib/query/api.ts'
import { IdempotencyKeys } from '#web/lib/query/idempotency-keys.ts'
import { baseName, type ChosenFile } from '#web/lib/sources/chosen-files.ts'
import { useAtomValue } from '#web/lib/store/use-atom-value.ts'
import type { FoundInvoice } from '../reading/invoice-reader.ts'
import { clearIntake, intake, type IntakeSteps, retryUnsent, stopIntake, takeFiles } from './intake.ts'
import { invoiceAsSent } from './invoice-as-sent.ts'
import { createFileReader } from './read-file.ts'

const keys = new IdempotencyKeys()

const create = ({ invoice, sha256 }: FoundInvoice) =>
  keys.under(sha256, (idempotencyKey) =>
    client.invoices.create({ invoice: invoiceAsSent(invoice), sha256 }, { context: { idempotencyKey } }),
  )

function keep(id: string, { path, bytes }: FoundInvoice) {
  // Its end says what it is.
  const name = baseName(path).slice(-FILE_NAME_MAX_LENGTH)
  const body = new File([bytes], name, { type: invoiceFileType(bytes) ?? '' })
  return client.invoices.file.put({ params: { id }, query: { name }, body })
}

function stepsFor(queryClient: QueryClient): IntakeSteps {
  const reader = createFileReader()
  return {
    read: reader.read,
    create,
    keep,
    onFile: () => void invalidateAfter(queryClient, 'invoices.create'),
    onEnd: reader.stop,
  }
}

/** The invoices that are on their way from files to the account. */
export function useIntake() {
  const queryClient = useQueryClient()
  return {
    ...useAtomValue(intake),
    take: async (files: readonly ChosenFile[]) =>
      files.length === 0 || refusedInDemo() ? null : takeFiles(files, stepsFor(queryClient)),
    retry: () => void retryUnsent(stepsFor(queryClient)),
    stop: stopIntake,
    clear: clearIntake,
  }
}
