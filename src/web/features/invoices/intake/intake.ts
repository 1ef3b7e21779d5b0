import { createAtom } from '@tanstack/store'
import type { ChosenFile } from '#web/lib/sources/chosen-files.ts'
import { sendAgain, takeIn, type Taken, type TakeSteps } from './take-in.ts'

interface Intake {
  /** The file that is being read or sent, and what share of all is done; null while there is none. */
  work: { name: string; share: number } | null
  /** What became of the files, the last ones last. */
  taken: readonly Taken[]
}

const NOTHING: Intake = { work: null, taken: [] }

/** Files on their way to the account: they go on while other pages are shown. */
export const intake = createAtom(NOTHING)

/** The files that wait for those before them, and whether they are still wanted. */
const queue: { files: ChosenFile[]; isStopped: boolean } = { files: [], isStopped: false }

export interface IntakeSteps extends TakeSteps {
  /** After each file. */
  onFile: () => void
  /** After the last. */
  onEnd: () => void
}

/**
 * Takes files in, one after the other; behind those that are on their way, where there are any.
 * @returns what became of them, and of those that came meanwhile; null where they are behind others
 */
export async function takeFiles(files: readonly ChosenFile[], steps: IntakeSteps): Promise<Taken[] | null> {
  queue.files.push(...files)
  if (intake.get().work !== null) return null
  // What was refused before was read; what was not sent is still to be.
  const unsent = intake.get().taken.filter(({ is }) => is === 'unsent')
  const taken: Taken[] = []
  const show = (work: Intake['work']) => intake.set({ work, taken: [...unsent, ...taken] })
  queue.isStopped = false
  for (
    let done = 0, file = queue.files.shift();
    file && !queue.isStopped;
    done += 1, file = queue.files.shift()
  ) {
    const { name } = file
    const shareOf = (part: number) => (done + part) / (done + 1 + queue.files.length)
    show({ name, share: shareOf(0) })
    for await (const step of takeIn(file, steps)) {
      taken.push(step.taken)
      if (queue.isStopped) break
      show({ name, share: shareOf(step.share) })
    }
    steps.onFile()
  }
  queue.files = []
  show(null)
  steps.onEnd()
  return taken
}

/** Sends again what was not sent, and reads again what found no reader. */
export async function retryUnsent(steps: IntakeSteps): Promise<void> {
  const { work, taken } = intake.get()
  if (work !== null) return
  const unsent = taken.filter((one) => one.is === 'unsent')
  // An archive once, however many of its files were not read.
  const unread = new Set(taken.flatMap((one) => (one.is === 'refused' && one.again ? [one.again] : [])))
  const sent = new Map<Taken, Taken>()
  const show = (next: Intake['work']) =>
    intake.set({ work: next, taken: taken.map((one) => sent.get(one) ?? one) })
  for (const [done, one] of unsent.entries()) {
    show({ name: one.path, share: done / unsent.length })
    sent.set(one, await sendAgain(one, steps))
  }
  show(null)
  steps.onFile()
  steps.onEnd()
  if (unread.size > 0) await takeFiles([...unread], steps)
}

/** Leaves out what was not sent yet. */
export function stopIntake(): void {
  queue.isStopped = true
}

/** Forgets what became of the files. */
export function clearIntake(): void {
  intake.set(NOTHING)
}
