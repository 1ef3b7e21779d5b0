import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ComparedProduct, PriceListMapping } from '#contract/price-lists.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/suppliers.$id.price-list.tsx'
import { priceList, supplierDetail } from '#contract/testing/supplier-fixtures.ts'

const DAIRY = supplierDetail({ name: 'Laiterie inventée' })
const HEADER = 'Code;Désignation;Marque;Rayon;Conditionnement;Unité;Prix HT;Prix au kg'
const BUTTER = '00412;Beurre doux;Les Prés;Crémerie;Plaque de 10 kg;plaque;98,00;9,80'
const CREAM = '00413;Crème épaisse;Les Prés;Crémerie;Seau de 5 kg env.;seau;20,00;4,40'
const NOVEMBER = ['Laiterie inventée;;;;;;;', '', HEADER, BUTTER, CREAM]
const DECEMBER = [
  'Tarif de décembre',
  HEADER,
  BUTTER,
  CREAM.replace('20,00', '19,00').replace('4,40', '4,10'),
]

const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const alert = page.getByRole('alert')

/** As an older Excel writes it: without UTF-8. */
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

async function choose(name: string, content: Uint8Array<ArrayBuffer>) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('the page takes a file')
  await userEvent.upload(input, new File([content], name, { type: 'text/csv' }))
}

/** The page of a supplier whose catalogue is what the files that were sent have added to it. */
async function renderImport() {
  let version = 1
  let mapping: PriceListMapping | null = null
  let items: ComparedProduct[] = []
  let sent: ComparedProduct[] = []
  let fileName = ''
  const comparedWith = new Map<string, number>()
  const shown = await renderRoute(
    { '/_workspace/suppliers/$id/price-list': Route },
    `/suppliers/${DAIRY.id}/price-list`,
    {
      api: {
        suppliers: { get: () => DAIRY },
        catalogue: { list: () => onePage([]) },
        priceLists: {
          compared: () => ({ version, mapping, items, nextAfter: null }),
          keepMapping: ({ id, mapping: kept }) => {
            mapping = kept
            return { id }
          },
          begin: (draft) => {
            fileName = draft.fileName
            const begun = priceList({ fileName, committedAt: null })
            comparedWith.set(begun.id, draft.version)
            return begun
          },
          send: ({ rows }) => {
            sent = rows.flatMap((each) => {
              if (each.kind === 'remove') return []
              const id = each.kind === 'change' ? each.productId : crypto.randomUUID()
              return [{ ...each.facts, id, imported: false, agreedPriceHt: each.facts.priceHt }]
            })
            return { received: rows.length }
          },
          commit: ({ listId }) => {
            if (comparedWith.get(listId) !== version) return refusal('CATALOGUE_CHANGED')
            version += 1
            items = [...items.filter(({ id }) => sent.every((product) => product.id !== id)), ...sent]
            return { ...priceList({ fileName, added: sent.length }), sheets: 0 }
          },
          cancel: ({ listId }) => ({ id: listId }),
        },
      },
    },
  )
  await expect.element(button('Choisir un fichier').first()).toBeVisible()
  return {
    ...shown,
    changeCatalogue: () => {
      version += 1
    },
  }
}

test('columns of which no row can be read say so, and go no further', async () => {
  await renderImport()
  await expect.element(button('Choisir un fichier')).toBeVisible()
  await choose('sans prix.csv', latin1(['Produit;Prix;A;B', 'Beurre;;x;y', 'Lait;;z;w'].join('\n')))
  await expect.element(alert).toMatchTextContent('Aucune ligne ne se lit avec ces colonnes.')
  await expect.element(button('Comparer avec le catalogue').first()).toBeDisabled()
  await expectAccessible()
})

test('the next file of a supplier is read without asking, and goes on after a dead network', async () => {
  const { network, address, changeCatalogue } = await renderImport()
  await expectAccessible()
  await choose('novembre.csv', latin1(NOVEMBER.join('\r\n')))
  await expect.element(row('Crème épaisse')).toBeVisible()
  await expectAccessible()
  await page.getByLabelText('Ce que contient « Marque »').selectOptions('Ne pas importer')
  await button('Comparer avec le catalogue').first().click()
  await button('Valider').click()
  await expect.element(page.getByText('« novembre.csv » est au catalogue')).toBeVisible()
  await expectAccessible()

  const december = latin1(DECEMBER.join('\r\n'))
  await button('Importer un autre fichier').click()
  await choose('décembre.csv', december)
  await expect.element(page.getByText('Colonnes lues comme celles du tarif précédent.')).toBeVisible()
  await expect.element(row('Crème épaisse')).toMatchTextContent(/moins cher/)
  await expect.element(row('Les Prés')).not.toBeInTheDocument()
  await row('Crème épaisse')
    .getByRole('button', { name: /Poids approximatif/ })
    .hover()
  await expect.element(page.getByRole('tooltip')).toBeVisible()
  await expectAccessible()
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()

  // Another window was faster: the file is compared again before anything is written.
  changeCatalogue()
  await button('Valider').click()
  await expect.element(page.getByText('Le catalogue a changé entre-temps')).toBeVisible()

  network.down = true
  await button('Valider').click()
  const failure = alert.filter({ hasText: 'rien n’est perdu' })
  await expect.element(failure).toBeVisible()
  network.down = false
  await failure.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(page.getByText('« décembre.csv » est au catalogue')).toBeVisible()

  await button('Importer un autre fichier').click()
  await choose('décembre.csv', december)
  await expect.element(page.getByText('Ce tarif ne change rien à votre catalogue.')).toBeVisible()
  await page.getByRole('link', { name: 'Revenir au catalogue' }).click()
  await expect.poll(address).toBe(`/suppliers/${DAIRY.id}/products`)
})

test('what is no list is refused in a sentence', async () => {
  await renderImport()
  await choose('tarif.csv', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13))
  await expect.element(alert).toMatchTextContent(/Ce fichier n’est pas un tableau./)
  await expect.element(alert).toMatchTextContent(/Rien n’a été enregistré./)
  const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
  const utf16 = [...latin1('EncryptedPackage')].flatMap((letter) => [letter, 0])
  await choose('tarif.xlsx', Uint8Array.from([...signature, ...utf16]))
  await expect.element(alert).toMatchTextContent(/Ce classeur est protégé par un mot de passe./)
  await expectAccessible()
})

test('rows are pasted; without a column of prices nothing can be compared', async () => {
  await renderImport()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'Désignation\tPrix HT\tUnité\nSel fin\t0,80\tkg')
  page
    .getByRole('heading', { name: 'Importer un tarif' })
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(row('Sel fin')).toMatchTextContent(/0,80\s€ \/ kg/)

  await expect.element(page.getByRole('region', { name: 'Colonnes' })).toHaveFocus()
  const price = page.getByLabelText('Ce que contient « Prix HT »')
  ;(price.element() as HTMLElement).focus()
  await userEvent.keyboard('N')
  await expect.element(price).toHaveValue('ignored')
  await expect.element(price).toHaveFocus()
  await expect.element(alert).toMatchTextContent(/Aucune colonne de prix n’a été trouvée./)
  await expect.element(button('Comparer avec le catalogue').first()).toBeDisabled()
  await button('Revenir à l’étape « Fichier »').click()
  await expect.element(page.getByLabelText(/collez des lignes/)).toBeVisible()
})

test('what the prices are of is asked once for all rows that do not say it', async () => {
  await page.viewport(390, 844)
  await renderImport()
  const rows = ['Entrecôte;24,90', 'Filet de bar;22,50', 'Carottes;1,20', 'Poireaux;1,80']
  await choose('tarif.csv', latin1(['Désignation;Prix HT', ...rows].join('\n')))
  const basis = page.getByLabelText('De quoi est le prix')
  await expect
    .element(basis)
    .toHaveAccessibleDescription(
      /^4 lignes ne le disent pas. Le plus probable\s: le kilo \(4 sur 4 ont alors un prix courant\).$/,
    )
  await expect.element(page.getByText(/^24,90\s€ \/ kg si c’est le kilo$/)).toBeVisible()
  await expectAccessible()
  await expectNoSidewaysScroll()
  await basis.selectOptions('kg')
  await expect.element(basis).toHaveValue('kg')
  await expect.element(page.getByText(/4 lignes à vérifier/)).not.toBeInTheDocument()
  await button('Comparer avec le catalogue').first().click()
  await expect.element(page.getByText(/24,90\s€ \/ kg/).first()).toBeVisible()
})
