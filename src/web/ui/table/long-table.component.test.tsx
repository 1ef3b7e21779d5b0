import { MantineProvider } from '@mantine/core'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '#web/testing/mount.ts'
import type { Column } from './column.ts'
import { LongTable } from './long-table.tsx'

type Row = { id: string }

const ITEMS: readonly Row[] = Array.from({ length: 100 }, (_, index) => ({ id: `Produit ${String(index)}` }))

const cell = (index: number) =>
  page.getByRole('gridcell', { name: `Prix de Produit ${String(index)}`, exact: true })

test('no row of a hundred is rendered again for a move of the cursor', async () => {
  const rendered = new Map<string, number>()
  const columns: readonly Column<Row>[] = [
    { key: 'name', head: 'Nom', cell: ({ id }) => <a href={`#${id}`}>{id}</a> },
    {
      key: 'price',
      head: 'Prix',
      editable: true,
      cell: ({ id }) => {
        rendered.set(id, (rendered.get(id) ?? 0) + 1)
        return `Prix de ${id}`
      },
    },
  ]
  mount(
    <MantineProvider>
      <LongTable
        rows={{
          items: [...ITEMS],
          total: ITEMS.length,
          canLoadMore: false,
          loadMore: () => {},
          moreFailed: false,
          stale: false,
        }}
        columns={columns}
        sort="name"
        onSort={() => {}}
        arrowTarget="a"
      />
    </MantineProvider>,
    { session: null, api: {}, auth: {} },
  )
  await expect.element(cell(10)).toBeVisible()
  // Those beyond the window are painted once the browser is idle.
  await expect.poll(() => page.getByRole('row').elements().length).toBeGreaterThan(20)
  cell(0).element().focus()
  const before = new Map(rendered)
  expect(before.size).toBeGreaterThan(20)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}{ArrowDown}{ArrowRight}')
  await expect.element(cell(3)).toHaveFocus()
  // Others may have been painted meanwhile for the first time.
  const after = new Map([...rendered].filter(([id]) => before.has(id)))
  expect(after).toEqual(before)
})
