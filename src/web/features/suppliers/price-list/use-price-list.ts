import { useState } from 'react'
import type { CommittedPriceList } from '#contract/price-lists.ts'
import { client } from '#web/lib/query/api.ts'
import { isDemo } from '#web/lib/demo/demo.ts'
import type { ImportOutcome } from './differences/outcome.ts'
import { useSending } from './sending/use-sending.ts'
import type { Step } from './step-line.tsx'
import { useComparison } from './use-comparison.ts'
import { useListFile } from './use-list-file.ts'

/** Where the import of a file has come to, and what leads on from there. */
export function usePriceList(supplierId: string) {
  const { comparison, prefetch, compare, forget } = useComparison(supplierId)
  const [imported, setImported] = useState<CommittedPriceList | null>(null)
  const [again, setAgain] = useState(false)

  const recompare = () => {
    const reader = control.reader.current
    if (reader !== null) void compare(reader)
  }
  const control = useListFile(supplierId, {
    onBegin: prefetch,
    onRecognised: (reader) => void compare(reader),
  })
  const { sending, send, cancel } = useSending(supplierId, {
    onDone: setImported,
    onChanged: () => {
      setAgain(true)
      recompare()
    },
  })

  const toColumns = () => {
    cancel()
    setAgain(false)
    forget()
  }
  const cancelFile = () => {
    toColumns()
    control.cancel()
  }

  const { file } = control
  const step: Step =
    imported !== null
      ? 'done'
      : file.opened === null
        ? 'file'
        : comparison.state === 'none'
          ? 'columns'
          : 'differences'

  return {
    step,
    control: { ...control, cancel: cancelFile },
    comparison,
    sending,
    imported,
    again,
    toColumns,
    toDifferences: () => {
      const { mapping, recognised } = file
      const reader = control.reader.current
      // Not kept, it is asked for again with the next file; the import itself needs nothing of it.
      if (reader !== null && mapping !== null && !recognised && !isDemo())
        void reader
          .call('keep', mapping)
          .then((kept) => client.priceLists.keepMapping({ id: supplierId, mapping: kept }))
          .catch(() => undefined)
      recompare()
    },
    send: (outcome: ImportOutcome, takePrices: boolean) => {
      if (comparison.state !== 'done' || file.source === null) return
      void send({ fileName: file.source.name, version: comparison.version, outcome, takePrices })
    },
    cancelSending: cancel,
    restart: () => {
      setImported(null)
      cancelFile()
    },
  }
}
