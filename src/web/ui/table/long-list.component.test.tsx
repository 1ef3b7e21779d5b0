import { MantineProvider } from '@mantine/core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '#web/testing/mount.ts'
import { theme } from '#web/theme/theme.ts'
import type { Column } from './column.ts'
import { LongList } from './long-list.tsx'

interface Row {
  id: string
  origin: string | null
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'name', card: 'name', cell: ({ id }) => <a href={`#${id}`}>{id}</a> },
  { key: 'category', card: 'fact', text: () => 'Crémerie' },
  { key: 'allergens', card: 'line', cell: () => 'Non renseigné' },
  {
    key: 'origin',
    card: 'line',
    text: ({ origin }) => origin ?? '-',
    isEmpty: ({ origin }) => origin === null,
  },
  { key: 'shelfLife', card: 'line', text: () => '90 jours' },
]

const cards = () => page.getByRole('listitem').elements()

test('a long name takes a second line on a phone, and the next card begins below it', async () => {
  await page.viewport(390, 844)
  mount(
    <MantineProvider theme={theme}>
      <LongList
        rows={{
          items: [
            { id: 'Vinaigre balsamique de Modène vieilli en fût de chêne', origin: null },
            { id: 'Crème', origin: null },
          ],
          total: 2,
          canLoadMore: false,
          loadMore: () => {},
          moreFailed: false,
          stale: false,
        }}
        columns={COLUMNS}
      />
    </MantineProvider>,
    { session: null, api: {}, auth: {} },
  )
  const name = page.getByRole('link', { name: /^Vinaigre/ })
  await expect.element(name).toBeVisible()
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = name.element()
  expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight])
  await expect.poll(() => cards().map((card) => card.getBoundingClientRect().height)).toEqual([63, 44])
  const [first, second] = cards().map((card) => card.getBoundingClientRect())
  expect(second?.top).toBe(first?.bottom)
})

test('what a card on a phone says is inside it, and the next card begins where it ends', async () => {
  await page.viewport(390, 844)
  mount(
    <MantineProvider theme={theme}>
      <LongList
        rows={{
          items: [
            { id: 'Brioche', origin: 'France' },
            { id: 'Crème', origin: null },
          ],
          total: 2,
          canLoadMore: false,
          loadMore: () => {},
          moreFailed: false,
          stale: false,
        }}
        columns={COLUMNS}
      />
    </MantineProvider>,
    { session: null, api: {}, auth: {} },
  )
  await expect.element(page.getByText('France')).toBeVisible()
  const textsOf = cards().map((card) =>
    ['Crémerie', 'Non renseigné', 'France', '-', '90 jours'].filter((text) =>
      card.textContent.includes(text),
    ),
  )
  expect(textsOf).toEqual([
    ['Crémerie', 'Non renseigné', 'France', '90 jours'],
    ['Crémerie', 'Non renseigné', '90 jours'],
  ])
  for (const card of cards()) {
    const { bottom } = card.getBoundingClientRect()
    const lines = [...card.querySelectorAll('div div div')].map((line) => line.getBoundingClientRect().bottom)
    expect(Math.max(...lines)).toBeLessThanOrEqual(bottom)
  }
  expect(cards().map((card) => card.getBoundingClientRect().height)).toEqual([44, 44])
  const [first, second] = cards().map((card) => card.getBoundingClientRect())
  expect(second?.top).toBe(first?.bottom)
})
