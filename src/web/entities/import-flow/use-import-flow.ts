import { useEffect, useEffectEvent, useState } from 'react'
import { isDemo } from '#web/lib/demo/demo.ts'
import type { ImportTypes } from './import-types.ts'
import type { ImportView } from './import-view.ts'
import { useAct } from './sending/use-act.ts'
import { isOutdated, useDrafts } from './sending/use-drafts.ts'
import { useImportFile } from './source/use-import-file.ts'
import type { Step } from './step-line.tsx'
import { useComparison } from './use-comparison.ts'

/** Where the import of a file has come to, and what leads on from there. */
export function useImportFlow<Types extends ImportTypes>(view: ImportView<Types>, given?: File) {
  const { comparison, prefetch, compare, forget } = useComparison<Types>(view.known)
  const [done, setDone] = useState<{ value: Types['done'] } | null>(null)
  const [again, setAgain] = useState(false)

  const recompare = () => {
    const reader = control.reader.current
    if (reader !== null) void compare(reader)
  }
  const control = useImportFile<Types>({
    startReader: view.startReader,
    ofColumns: view.ofColumns,
    readKept: view.readKept,
    onBegin: prefetch,
    onRecognised: (reader) => void compare(reader),
  })
  const drafts = useDrafts(view.calls)
  const { cancel, ...act } = useAct(drafts.commit, {
    onDone: (value) => setDone({ value }),
    onFailure: (failure) => {
      if (!isOutdated(failure)) return false
      setAgain(true)
      recompare()
      return true
    },
  })

  const openGiven = useEffectEvent((file: File) => control.openFile(file))
  useEffect(() => {
    if (given !== undefined) openGiven(given)
  }, [given])

  const cancelAct = () => {
    cancel()
    drafts.forget()
  }
  const toColumns = () => {
    cancelAct()
    setAgain(false)
    forget()
  }
  const cancelFile = () => {
    toColumns()
    control.cancel()
  }

  const { file } = control
  const step: Step =
    done !== null
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
    act,
    done,
    again,
    toColumns,
    toPlan: () => {
      const { mapping, recognised } = file
      const reader = control.reader.current
      // Not kept, it is asked for again with the next file; the import itself needs nothing of it.
      if (reader !== null && mapping !== null && !recognised && !isDemo())
        void reader
          .keep(mapping)
          .then(view.keep)
          .catch(() => undefined)
      recompare()
    },
    send: (outcome: Types['outcome'], options: Types['options']) => {
      if (comparison.state !== 'done' || file.source === null) return
      act.act({ fileName: file.source.name, version: comparison.version, outcome, options })
    },
    cancelAct,
    restart: () => {
      setDone(null)
      cancelFile()
    },
  }
}
