import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { SUPPLIER_FACTS } from '#contract/facts/supplier.ts'
import { supplierOf } from '#contract/testing/supplier-fixtures.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { storing, testTwoWindows, typedNumber, typedText } from '#web/testing/two-windows.ts'
import { Route } from '#web/routes/_workspace/suppliers.list.tsx'

const form = page.getByRole('dialog', { name: 'Modifier le fournisseur' })

testTwoWindows({
  facts: SUPPLIER_FACTS,
  typed: {
    name: typedText('name', 'Nom', form),
    email: {
      type: () => form.getByLabelText('Email', { exact: true }).fill('ici@metro.fr'),
      mine: { email: 'ici@metro.fr' },
      theirs: { email: 'ailleurs@metro.fr' },
      compared: ['Email', 'ici@metro.fr', 'ailleurs@metro.fr'],
    },
    phone: typedText('phone', 'Téléphone', form),
    notes: typedText('notes', 'Notes', form),
    orderEmail: {
      type: () => form.getByLabelText('Email des commandes').fill('ordre@metro.fr'),
      mine: { orderEmail: 'ordre@metro.fr' },
      theirs: { orderEmail: 'commande@metro.fr' },
      compared: ['Email des commandes', 'ordre@metro.fr', 'commande@metro.fr'],
    },
    customerNumber: typedText('customerNumber', 'Notre numéro de client', form),
    minimumHt: typedNumber('minimumHt', 'Franco HT', form, [150, 200], '{},00 €'),
    cutOff: {
      type: () => form.getByLabelText('Commander avant').fill('18:00'),
      mine: { cutOff: '18:00' },
      theirs: { cutOff: '16:30' },
      compared: ['Commander avant', '18:00', '16:30'],
    },
    leadDays: typedNumber('leadDays', 'Délai de livraison', form, [2, 3], '{} jours'),
    deliveryDays: {
      type: () => form.getByText('mardi').click(),
      mine: { deliveryDays: ['tuesday'] },
      theirs: { deliveryDays: ['monday', 'friday'] },
      compared: ['Jours de livraison', 'mardi', 'lundi, vendredi'],
    },
    orderNote: typedText('orderNote', 'Remarque sur chaque commande', form),
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
    await form.getByText('Commandes', { exact: true }).click()
    return server
  },
  save: () => form.getByRole('button', { name: 'Enregistrer' }).click(),
})
