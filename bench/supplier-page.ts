import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { z } from 'zod'
import { dayAfter } from '#domain/orders/delivery.ts'
import { houseDay } from '#domain/house/house-day.ts'
import { type Chef, signUp } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { audit } from './support/lighthouse.ts'
import { newDataFolder, type Server, startServer } from './support/start-server.ts'

const LINES = 100
const PAGE_KB = 20
const SUPPLIER_EMAIL = 'commandes@halles.example'

const stored = z.object({ id: z.uuid(), version: z.int().optional() })

/** The page that a supplier opens by the link in the mail of an order of a hundred lines, by Lighthouse on its simulated phone. */
export async function measureSupplierPage(): Promise<Figure[]> {
  const dataDir = newDataFolder()
  const server = await startServer([], dataDir)
  try {
    await sendOrder(server, await signUp(server))
    const url = await linkOf(dataDir)
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

/** Without a mail server, mails are files. */
async function linkOf(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'mail')
  for (const file of readdirSync(folder)) {
    const { text = '', to = [] } = await PostalMime.parse(readFileSync(join(folder, file)))
    const link = /http\S+\/commande\/\S+/.exec(text)?.[0]
    if (link !== undefined && to.some(({ address }) => address === SUPPLIER_EMAIL)) return link
  }
  throw new Error('No mail with the link of an order')
}
