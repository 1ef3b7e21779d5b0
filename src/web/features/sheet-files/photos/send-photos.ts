import { codeOf, fieldIssuesOf } from '#web/lib/failure/failure.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { PictureRefused } from '#web/lib/pictures/picture-refused.ts'
import type { PhotoTask } from './photo-tasks.ts'

/** How far the sending of photos is; the next try goes on from it. */
export interface PhotoProgress {
  /** How many photos need no more trying. */
  done: number
  sent: number
  /** Sheets that someone has given another photo. */
  kept: number
  /** Sheets that someone has deleted. */
  gone: number
  refused: { title: string; failure: unknown }[]
  /** Whether the first photo that is not done was sent once, and its answer is not known. */
  tried: boolean
}

export const NOTHING_SENT: PhotoProgress = {
  done: 0,
  sent: 0,
  kept: 0,
  gone: 0,
  refused: [],
  tried: false,
}

export interface PhotoSteps {
  /** What is sent of a photo. @throws PictureRefused */
  prepare: (task: PhotoTask) => Promise<File>
  /** Puts it on a sheet without one. */
  put: (task: PhotoTask, photo: File) => Promise<unknown>
  onProgress: (progress: PhotoProgress) => void
}

/**
 * Sends what is not yet sent, photo by photo. One that no sheet can take is left out, with its reason.
 * @throws what ends the sending: a dead network, a full account
 */
export async function sendPhotos(
  tasks: readonly PhotoTask[],
  begun: PhotoProgress,
  { prepare, put, onProgress }: PhotoSteps,
): Promise<void> {
  let progress = begun
  for (const task of tasks.slice(begun.done)) {
    const step = (change: Partial<PhotoProgress>) => {
      progress = { ...progress, ...change }
      onProgress(progress)
    }
    const finish = (change: Partial<PhotoProgress>) =>
      step({ ...change, done: progress.done + 1, tried: false })
    const wasTried = progress.tried
    try {
      const photo = await prepare(task)
      step({ tried: true })
      await put(task, photo)
      finish({ sent: progress.sent + 1 })
    } catch (failure) {
      // A photo whose answer was lost is found stored.
      if (storedVersionOf(failure) !== undefined)
        finish(wasTried ? { sent: progress.sent + 1 } : { kept: progress.kept + 1 })
      else if (codeOf(failure) === 'NOT_FOUND') finish({ gone: progress.gone + 1 })
      else if (isRefused(failure)) finish({ refused: [...progress.refused, { title: task.title, failure }] })
      else throw failure
    }
  }
}

function isRefused(failure: unknown): boolean {
  return (
    failure instanceof PictureRefused ||
    codeOf(failure) === 'PAYLOAD_TOO_LARGE' ||
    fieldIssuesOf(failure).length > 0
  )
}
