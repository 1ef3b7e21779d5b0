import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { SUPPLIER_FACTS } from '#contract/facts/supplier.ts'
import { supplierOf } from '#contract/testing/supplier-fixtures.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { storing, testTwoWindows, typedText } from '#web/testing/two-windows.ts'
import { Route } from '#web/routes/_workspace/suppliers.list.tsx'

const form = page.getByRole('dialog', { name: 'Modifier le fournisseur' })

testTwoWindows({
  facts: SUPPLIER_FACTS,
  typed: {
    name: typedText('name', 'Nom', form),
    email: {
      type: () => form.getByLabelText('Email').fill('ici@metro.fr'),
      mine: { email: 'ici@metro.fr' },
      theirs: { email: 'ailleurs@metro.fr' },
      compared: ['Email', 'ici@metro.fr', 'ailleurs@metro.fr'],
    },
    phone: typedText('phone', 'Téléphone', form),
    notes: typedText('notes', 'Notes', form),
  },
  open: async () => {
    const { change, ...server } = storing(supplierOf({ name: 'Metro' }))
    await renderRoute({ '/_workspace/suppliers/list': Route }, '/suppliers/list', {
      api: {
        suppliers: {
          list: ({ search }) => onePage(search === undefined ? [server.stored()] : []),
          change: ({ id: _id, version, ...facts }) => change(version, facts),
        },
      },
    })
    await page.getByRole('button', { name: 'Modifier Metro' }).click()
    await expect.element(form.getByLabelText('Téléphone')).toBeVisible()
    return server
  },
  save: () => form.getByRole('button', { name: 'Enregistrer' }).click(),
})
