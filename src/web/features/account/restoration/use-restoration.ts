import { useEffect, useRef, useState } from 'react'
import type { BackupFacts, OpenedRestoration, RestorationProgress } from '#contract/restoration-limits.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import {
  cancelRestoration,
  checkFile,
  openRestoration,
  readOffer,
  readProgress,
  restoreChecked,
} from './restoration-api.ts'
import { uploadBackup } from './upload-backup.ts'

/** Why what was begun before has failed: a sentence of the server's, in French, a failure, or what the page has seen. */
export type Trouble = { sentence: string } | { failure: unknown } | 'empty'

export type RestorationStep =
  | { at: 'looking' }
  | { at: 'unread' }
  | { at: 'closed' }
  | { at: 'code'; trouble?: 'interrupted' }
  | { at: 'choosing'; opened: OpenedRestoration; trouble?: Trouble | undefined }
  | { at: 'uploading'; name: string; sent: number; total: number; waits: boolean }
  | { at: 'checking' | 'restoring'; percent: number }
  | { at: 'checked'; facts: BackupFacts }
  | { at: 'restored'; facts: BackupFacts | undefined }

const POLL_MS = 700

/** The restoration of a backup into the empty installation, from the choice of a file to its end. */
export function useRestoration() {
  const [step, setStep] = useState<RestorationStep>({ at: 'looking' })
  const [opened, setOpened] = useState<OpenedRestoration>()
  const running = useRef<AbortController>(null)

  /** Ends what runs, and does this instead; what it says once it was ended itself is not shown. */
  const run = async (work: (signal: AbortSignal) => Promise<RestorationStep | undefined>) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const next = await work(controller.signal).catch(() => undefined)
    if (next && !controller.signal.aborted) setStep(next)
  }
  const show = (signal: AbortSignal, next: RestorationStep) => {
    if (!signal.aborted) setStep(next)
  }

  const begin = async (code: string): Promise<OpenedRestoration> => {
    const answer = await openRestoration(code)
    setOpened(answer)
    setStep({ at: 'choosing', opened: answer })
    return answer
  }

  const look = () =>
    run(async (signal) => {
      try {
        const offer = await readOffer(signal)
        if (offer.state === 'closed') return { at: 'closed' }
        if (offer.state === 'restoring') return await follow(signal)
        return { at: 'code' }
      } catch {
        return { at: 'unread' }
      }
    })

  /** Asks how far the server is until it has ended what it does, also while it answers nothing else. */
  const follow = async (signal: AbortSignal, key = opened?.key): Promise<RestorationStep> => {
    for (;;) {
      await new Promise((resume) => setTimeout(resume, POLL_MS))
      signal.throwIfAborted()
      const next = await poll(signal, key).catch(() => undefined)
      if (next === undefined) continue
      if (next.at !== 'checking' && next.at !== 'restoring') return next
      show(signal, next)
    }
  }

  /** @returns undefined while it is not known */
  const poll = async (signal: AbortSignal, key: string | undefined): Promise<RestorationStep | undefined> => {
    try {
      if (key !== undefined && opened) return stepOf(await readProgress(key), opened)
    } catch (failure) {
      // Closed for the restore, or started again since.
      if (codeOf(failure) === undefined) throw failure
    }
    const { state, percent } = await readOffer(signal)
    if (state === 'restoring') return { at: 'restoring', percent: percent ?? 0 }
    if (state === 'closed') return { at: 'restored', facts: undefined }
    // Another page has taken over, or the server was started again, with another code.
    return key === undefined || !opened ? { at: 'code' } : { at: 'code', trouble: 'interrupted' }
  }

  /** @param chosen a file of this device, or the name of one in the server's folder */
  const choose = (chosen: File | string) =>
    run(async (signal) => {
      if (!opened) return undefined
      try {
        const { key } = opened
        if (typeof chosen !== 'string') {
          const { name, size: total } = chosen
          if (total === 0) return { at: 'choosing', opened, trouble: 'empty' }
          const onSent = (sent: number, waits: boolean) =>
            show(signal, { at: 'uploading', name, sent, total, waits })
          onSent(0, false)
          await uploadBackup({ key, file: chosen, signal, onSent })
        }
        show(signal, { at: 'checking', percent: 0 })
        await checkFile(key, typeof chosen === 'string' ? chosen : null)
        return await follow(signal, key)
      } catch (failure) {
        return { at: 'choosing', opened, trouble: { failure } }
      }
    })

  const restore = () =>
    run(async (signal) => {
      if (!opened) return undefined
      show(signal, { at: 'restoring', percent: 0 })
      try {
        await restoreChecked(opened.key)
      } catch (failure) {
        // Without an answer it may have begun.
        if (codeOf(failure) !== undefined) return { at: 'choosing', opened, trouble: { failure } }
      }
      return follow(signal)
    })

  /** Back to the choice; what was sent is removed. */
  const cancel = () =>
    run(async () => {
      if (!opened) return undefined
      setStep({ at: 'choosing', opened })
      await cancelRestoration(opened.key)
      return undefined
    })

  useEffect(() => {
    void look()
    return () => running.current?.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page is opened
  }, [])

  const isBusy = step.at === 'uploading' || step.at === 'checking'
  useEffect(() => {
    if (!isBusy) return undefined
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', confirmUnload)
    return () => removeEventListener('beforeunload', confirmUnload)
  }, [isBusy])

  return { step, look, begin, choose, restore, cancel }
}

function stepOf(progress: RestorationProgress, opened: OpenedRestoration): RestorationStep {
  switch (progress.step) {
    case 'waiting':
      return { at: 'choosing', opened }
    case 'failed':
      return { at: 'choosing', opened, trouble: { sentence: progress.sentence } }
    case 'checking':
    case 'restoring':
      return { at: progress.step, percent: progress.percent }
    case 'checked':
    case 'restored':
      return { at: progress.step, facts: progress }
  }
}
