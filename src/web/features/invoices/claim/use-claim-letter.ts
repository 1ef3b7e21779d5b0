import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { useAccount } from '#web/lib/session/use-account.ts'
import { invoiceReceiptsQuery } from '../invoices-api.ts'
import {
  claimedDifferences,
  differenceSentences,
  receiptDifferences,
} from '../receipts/receipt-differences.ts'
import { supplierContactQuery } from './claim-api.ts'
import { claimOf } from './claim-of.ts'
import { type ClaimLetter, claimLetter } from './letter/claim-letter.ts'

interface AddressedLetter {
  /** Undefined until it is known who writes, and where nothing is open and all was received. */
  letter: ClaimLetter | undefined
  /** The address of the supplier; undefined until it is read, null where none is known. */
  to: string | null | undefined
  /** It is not known yet what was received. */
  isReading: boolean
}

/** The demand of what is open of an invoice, and where it goes. */
export function useClaimLetter(invoice: Invoice): AddressedLetter {
  const [today] = useState(() => new Date())
  const sender = useAccount().data?.fullName
  const supplier = useQuery(supplierContactQuery(invoice.supplier?.id))
  const receipts = useQuery(invoiceReceiptsQuery(invoice.id))
  const deliveries = useMemo(
    () =>
      receipts.data === undefined
        ? []
        : differenceSentences(claimedDifferences(receiptDifferences(receipts.data), invoice.items)),
    [receipts.data, invoice.items],
  )
  const isReceived = !receipts.isPending
  const letter = useMemo(() => {
    const lines = claimOf(invoice)?.open ?? []
    if (sender === undefined || !isReceived || lines.length + deliveries.length === 0) return undefined
    return claimLetter({ invoice, lines, deliveries, sender, today })
  }, [invoice, deliveries, isReceived, sender, today])
  const isReading = invoice.supplier !== null && supplier.isPending
  return {
    letter,
    to: isReading ? undefined : (supplier.data?.email ?? null),
    isReading: !isReceived || sender === undefined,
  }
}
