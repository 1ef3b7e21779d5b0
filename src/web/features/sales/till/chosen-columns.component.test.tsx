import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Route } from '#web/routes/_workspace/cartes.$carteId.ventes.caisse.tsx'
import type { Call } from '#web/lib/worker/protocol.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { CARTE, CARTE_ID, giveTillFile } from '../testing/till-file.ts'

type Step = 'read' | 'compare'

/** Holds the next call of a step until it is let go, as a worker that is busy does. */
function holdWorker(step: Step): {
  held: () => boolean
  answer: (fails?: boolean) => void
  restore: () => void
} {
  const post = Reflect.get(Worker.prototype, 'postMessage') as (...args: unknown[]) => void
  let waiting: ((fails: boolean) => void) | undefined
  Worker.prototype.postMessage = function (this: Worker, call: Call, ...rest: unknown[]) {
    if (call.name !== step || waiting !== undefined) return post.call(this, call, ...rest)
    // Without its arguments the step fails in the worker.
    waiting = (fails) => post.call(this, fails ? { ...call, args: [] } : call, ...rest)
  }
  return {
    held: () => waiting !== undefined,
    answer: (fails = false) => waiting?.(fails),
    restore: () => {
      Reflect.set(Worker.prototype, 'postMessage', post)
    },
  }
}

const save = page.getByRole('button', { name: 'Enregistrer ces ventes' })

async function openFile() {
  const { api } = await renderRoute(
    { '/_workspace/cartes/$carteId/ventes/caisse': Route },
    `/cartes/${CARTE_ID}/ventes/caisse`,
    { api: { sales: { list: () => CARTE } } },
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const rows = ['Article;Qté;Offerts', 'Blanquette;41;2', 'Sole meunière;12;1']
  await giveTillFile('ventes.csv', rows.join('\r\n'))
  await expect.element(page.getByText('53 portions de 2 plats, tout est pris.')).toBeVisible()
  await expect.element(save).toBeEnabled()
  return api
}

const chooseOtherColumn = () => page.getByLabelText('Colonne des quantités').selectOptions('2')

test.each(['read', 'compare'] as const)(
  'nothing is saved with the names of the former columns while those of others are found: %s',
  async (step) => {
    const api = await openFile()
    const worker = holdWorker(step)
    try {
      await chooseOtherColumn()
      await expect.poll(worker.held).toBe(true)
      await expect.element(save).toBeDisabled()
      worker.answer()
      await expect.element(page.getByText('3 portions de 2 plats, tout est pris.')).toBeVisible()
      await expect.element(save).toBeEnabled()
      expect(api.calls.sales.create).toEqual([])
    } finally {
      worker.restore()
    }
  },
)

test('names that could not be found say so, and nothing can be saved', async () => {
  await openFile()
  const worker = holdWorker('compare')
  try {
    await chooseOtherColumn()
    await expect.poll(worker.held).toBe(true)
    worker.answer(true)
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(save).not.toBeInTheDocument()
  } finally {
    worker.restore()
  }
})

test('a file whose chosen columns could not be read is asked for again', async () => {
  await openFile()
  const worker = holdWorker('read')
  try {
    await chooseOtherColumn()
    await expect.poll(worker.held).toBe(true)
    worker.answer(true)
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull()
    await expect.element(save).not.toBeInTheDocument()
  } finally {
    worker.restore()
  }
})
