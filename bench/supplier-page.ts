import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { z } from 'zod'
import { dayAfter } from '#domain/orders/delivery.ts'
import { houseDay } from '#domain/house/house-day.ts'
import { type Chef, signUp } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { audit } from './support/lighthouse.ts'
import { type Server, startServer } from './support/start-server.ts'
import { startPostOffice } from '../e2e/support/post-office.ts'

const LINES = 100
const PAGE_KB = 20
/** The mail leaves once the order is stored. */
const LOOKS = 100
const LOOK_EVERY_MS = 100
const SUPPLIER_EMAIL = 'commandes@halles.example'

const stored = z.object({ id: z.uuid(), version: z.int().optional() })

/** The page that a supplier opens by the link in the mail of an order of a hundred lines, by Lighthouse on its simulated phone. */
export async function measureSupplierPage(): Promise<Figure[]> {
  const postOffice = await startPostOffice(mkdtempSync(join(tmpdir(), 'gramme-mails-')))
  const server = await startServer([], undefined, { SMTP_URL: postOffice.url })
  try {
    await sendOrder(server, await signUp(server))
    const url = await linkIn(postOffice.folder)
    const { scores, scriptBytes, shortcomings } = await audit(url)
    for (const shortcoming of shortcomings) console.log(`      ${shortcoming}`)
    const page = await (await fetch(url)).arrayBuffer()
    const of = `page of an order of ${LINES} lines`
    return [
      {
        name: `Lighthouse accessibility, ${of}`,
        measured: scores.accessibility,
        unit: 'of 100',
        goal: { of: 'measured', atLeast: 100 },
      },
      {
        name: `JS, ${of}`,
        measured: scriptBytes / 1000,
        unit: 'kB',
        goal: { of: 'measured', atMost: 0 },
      },
      {
        name: `document before compression, ${of}`,
        measured: page.byteLength / 1000,
        unit: 'kB',
        goal: { of: 'measured', atMost: PAGE_KB },
      },
    ]
  } finally {
    await server.stop()
    await postOffice.close()
    rmSync(postOffice.folder, { recursive: true, force: true })
  }
}

async function sendOrder(server: Server, chef: Chef): Promise<void> {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${server.url}/api/${path}`, {
      method: 'POST',
      headers: { ...chef.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return stored.parse(await response.json())
  }
  const supplier = await post('suppliers', { name: 'Les Halles', orderEmail: SUPPLIER_EMAIL })
  const order = await post('orders', {
    supplierId: supplier.id,
    deliverOn: dayAfter(houseDay(new Date()), 1),
    note: 'Livrer par la cour avant 9 h.',
    lines: Array.from({ length: LINES }, (_, place) => ({
      name: `Article de la liste numéro ${place}`,
      packText: 'Colis de 6 pièces',
      packs: 2,
    })),
  })
  await post(`orders/${order.id}/send`, {
    version: order.version,
    to: SUPPLIER_EMAIL,
    confirmsRecipient: true,
  })
}

async function linkIn(folder: string): Promise<string> {
  for (let look = 0; look < LOOKS; look += 1) {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.eml'))) {
      const { text = '', to = [] } = await PostalMime.parse(readFileSync(join(folder, file)))
      const link = /http\S+\/commande\/\S+/.exec(text)?.[0]
      if (link !== undefined && to.some(({ address }) => address === SUPPLIER_EMAIL)) return link
    }
    await sleep(LOOK_EVERY_MS)
  }
  throw new Error('No mail with the link of an order')
}
