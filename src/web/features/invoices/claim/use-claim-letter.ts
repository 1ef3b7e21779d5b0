import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { useAccount } from '#web/lib/session/use-account.ts'
import { invoiceReceiptsQuery } from '../invoices-api.ts'
import { differenceSentences, receiptDifferences } from '../receipts/receipt-differences.ts'
import { supplierContactQuery } from './claim-api.ts'
import { claimOf } from './claim-of.ts'
import { type ClaimLetter, claimLetter } from './letter/claim-letter.ts'

interface AddressedLetter {
  /** Undefined until it is known who writes, and where nothing is open. */
  letter: ClaimLetter | undefined
  /** The address of the supplier; undefined until it is read, null where none is known. */
  to: string | null | undefined
}

/** The demand of what is open of an invoice, and where it goes. */
export function useClaimLetter(invoice: Invoice): AddressedLetter {
  const [today] = useState(() => new Date())
  const sender = useAccount().data?.fullName
  const supplier = useQuery(supplierContactQuery(invoice.supplier?.id))
  const receipts = useQuery(invoiceReceiptsQuery(invoice.id))
  const deliveries = useMemo(
    () => (receipts.data === undefined ? [] : differenceSentences(receiptDifferences(receipts.data))),
    [receipts.data],
  )
  const isReceived = !receipts.isPending
  const letter = useMemo(() => {
    const lines = claimOf(invoice)?.open ?? []
    if (sender === undefined || lines.length === 0 || !isReceived) return undefined
    return claimLetter({ invoice, lines, deliveries, sender, today })
  }, [invoice, deliveries, isReceived, sender, today])
  const isReading = invoice.supplier !== null && supplier.isPending
  return { letter, to: isReading ? undefined : (supplier.data?.email ?? null) }
}
