import { beforeEach, expect, test } from 'vitest'
import { invoiceAnswer } from '#contract/testing/invoice-answers.ts'
import type { ChosenFile } from '#web/lib/sources/chosen-files.ts'
import type { FoundInvoice } from '../reading/invoice-reader.ts'
import { clearIntake, intake, type IntakeSteps, retryUnsent, takeFiles } from './intake.ts'
import type { Read } from './read-file.ts'

beforeEach(clearIntake)

const file: ChosenFile = {
  name: 'net.xml',
  bytes: 1,
  modifiedAt: '2026-10-01T00:00:00.000Z',
  open: () => Promise.resolve(new Uint8Array(1)),
}

const none = () => undefined

/** Steps whose reader answers one after the other. */
function stepsWith(...answers: Read[]): IntakeSteps {
  return {
    read: () => Promise.resolve(answers.splice(0, 1)),
    create: () => Promise.resolve(invoiceAnswer()),
    keep: () => Promise.resolve(),
    onFile: none,
    onEnd: none,
  }
}

test('a file that found no reader without the network is read again', async () => {
  const found = { known: true, path: 'net.xml', bytes: new Uint8Array(1), sha256: '' } as Read & FoundInvoice
  const steps = stepsWith({ known: false, path: 'net.xml', reason: 'not-downloaded' }, found)
  await takeFiles([file], steps)
  expect(intake.get().taken).toMatchObject([{ is: 'refused', again: file }])
  await retryUnsent(steps)
  expect(intake.get().taken).toMatchObject([{ is: 'added' }])
})

test('a file that is broken is not', async () => {
  await takeFiles([file], stepsWith({ known: false, path: 'net.xml', reason: 'xml-broken' }))
  expect(intake.get().taken).toMatchObject([{ is: 'refused', again: null }])
})
