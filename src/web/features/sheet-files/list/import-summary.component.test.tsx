import { MantineProvider } from '@mantine/core'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TAB_PAPERS } from '#domain/sheet-files/sheet/found-tab.ts'
import { TABLE_REFUSALS } from '#domain/tables/limits.ts'
import { SOURCE_REFUSALS } from '#web/lib/sources/source.ts'
import { common } from '#web/messages/fr/common.ts'
import { sheetFiles } from '#web/messages/fr/sheet-files.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { mount } from '#web/testing/mount.ts'
import type { OtherTab, Overview, UnreadTab } from '../reading/overview.ts'
import { createReadingProgress } from '../reading/reading-progress.ts'
import type { RefusedFile } from '../reading/read-sources.ts'
import { foundItems } from '../verdict.ts'
import { FoundList } from './found-list.tsx'
import { ImportSummary } from './import-summary.tsx'
import { OtherTabs } from './other-tabs.tsx'

const REASONS: RefusedFile['reason'][] = [
  ...TABLE_REFUSALS,
  ...SOURCE_REFUSALS,
  'import-too-large',
  'gone',
  'too-slow',
  'unreadable',
]
const REFUSED: UnreadTab['outcome'][] = ['free-layout', 'matrix', 'too-large']
const OTHERS: OtherTab['outcome'][] = ['products', 'dishes', 'other', ...TAB_PAPERS, 'empty']
const tabsOf = <Outcome extends string>(outcomes: readonly Outcome[], from: number) =>
  outcomes.map((outcome, at) => ({ file: 0, tab: from + at, name: `Onglet ${outcome}`, outcome }))

const OVERVIEW: Overview = {
  sheets: [],
  unread: tabsOf(REFUSED, 0),
  others: tabsOf(OTHERS, REFUSED.length),
  photos: { sheets: [], leftOut: 0 },
}

const plain = (text: string) => text.replaceAll(/\s+/gu, ' ')
const quoted = (text: string) => plain(text).replaceAll(/[()?.]/gu, String.raw`\$&`)
const nothingRead = () => Promise.resolve()

test('each file and each tab that became no sheet is named with its reason', async () => {
  expect(REASONS.toSorted()).toEqual(Object.keys(sheetFiles.refusals).toSorted())
  expect([...REFUSED, ...OTHERS].toSorted()).toEqual(Object.keys(sheetFiles.tabs).toSorted())
  const opened: unknown[] = []
  const refused = REASONS.map((reason) => ({ name: `${reason}.xlsx`, reason }))
  const names = ['carte.xlsx']
  const files = { reading: null, names, refused, overview: OVERVIEW, failed: false, version: 1 }
  const choices = {
    of: () => {
      throw new Error('no sheet was found')
    },
    change: () => undefined,
    changeAll: () => undefined,
  }
  mount(
    <IntlProvider locale="fr" messages={{ common, sheetFiles }}>
      <MantineProvider>
        <main>
          <h1>Importer mes fiches</h1>
          <ImportSummary
            control={{
              files,
              progress: createReadingProgress(),
              cancel: () => undefined,
              stop: () => undefined,
              query: () => Promise.reject(new Error('no reader')),
              add: () => undefined,
              correct: nothingRead,
              forget: nothingRead,
            }}
            overview={OVERVIEW}
            hasAnswers={false}
            onAgain={() => undefined}
          />
          <OtherTabs tabs={OVERVIEW.others} names={names} onOpen={(tab) => opened.push({ tab })} />
          <FoundList items={foundItems(OVERVIEW)} names={names} choices={choices} onOpen={() => undefined} />
        </main>
      </MantineProvider>
    </IntlProvider>,
    { session: null, api: {}, auth: {} },
  )
  await page.getByText(`${OTHERS.length} onglets sans fiche`).click()
  await expect.element(page.getByText(sheetFiles.tabs.empty, { exact: true })).toBeVisible()
  const text = plain(document.body.textContent)
  for (const reason of REASONS)
    expect(text).toContain(plain(`${reason}.xlsx\u00a0: ${sheetFiles.refusals[reason]}`))
  for (const outcome of REFUSED)
    await expect
      .element(
        page.getByRole('img', {
          name: new RegExp(quoted(sheetFiles.tabs[outcome]).replaceAll(' ', String.raw`\s`), 'u'),
        }),
      )
      .toBeVisible()
  for (const outcome of OTHERS)
    expect(text).toContain(plain(`onglet Onglet ${outcome}${sheetFiles.tabs[outcome]}`))
  await expectAccessibleAtBothWidths()
  await page.getByRole('button', { name: 'carte.xlsx, onglet Onglet dishes' }).click()
  expect(opened).toEqual([{ tab: '0-4' }])
})
