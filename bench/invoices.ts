import type { Invoice } from '#contract/invoice-shapes.ts'
import { invoiceAsRead, lineAsRead } from '#contract/testing/invoice-fixtures.ts'
import { type Chef, signUp } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { fillProducts, fillSheets } from './support/fill.ts'
import { startFloor } from './support/floor.ts'
import { applyFloor, previewFloor, supplyAll } from './support/invoice-floors.ts'
import { type Server, startServer } from './support/start-server.ts'
import { writesInTurns } from './support/writes-in-turns.ts'

const LINES = 300
const SHEETS = 1_000
const LINES_OF_SHEET = 10
/** More than there are turns. */
const INVOICES = 10
/** Today where the house is: its products have their prices since no later day. */
const ISSUED_ON = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Paris' })

const LONGEST_PREVIEW_MS = 300
const LONGEST_APPLY_MS = 1_000

type Article = Awaited<ReturnType<typeof supplyAll>>[number]

/** An invoice whose every line changes a price of products in all sheets: what it is previewed and applied in. */
export async function measureInvoices(): Promise<Figure[]> {
  const server = await startServer()
  try {
    const chef = await signUp(server)
    await fillProducts(server, chef.userId, LINES)
    await fillSheets(server, chef.userId, SHEETS, LINES_OF_SHEET)
    const call = callsOf(server, chef)
    const supplier = await call<{ id: string }>('POST', '/api/suppliers', { name: 'Grossiste de la mesure' })
    const articles = await supplyAll(server, chef.userId, supplier.id)
    const invoices: Invoice[] = []
    for (let number = 1; number <= INVOICES; number += 1)
      invoices.push(await addInvoice(call, supplier, articles, number))
    const first = invoices[0]?.id ?? ''
    const floor = await startFloor(server, {
      writes: [previewFloor(chef.userId, first), applyFloor(chef.userId, first)],
    })
    try {
      const next = invoices.values()
      const preview = await writesInTurns({
        name: `preview of ${LINES} lines over ${SHEETS} sheets`,
        subject: () => post(server, chef, `/api/invoices/${invoices.at(-1)?.id}/preview`),
        floor: () => ({ method: 'POST', url: `${floor.url}/0`, body: {} }),
        each: 3,
      })
      const apply = await writesInTurns({
        name: `${LINES} prices of an invoice over ${SHEETS} sheets applied`,
        subject: () => {
          const { value } = next.next()
          return post(server, chef, `/api/invoices/${value?.id}/apply`, { version: value?.version })
        },
        floor: () => ({ method: 'POST', url: `${floor.url}/1`, body: {} }),
        each: 1,
      })
      return [...within(preview, LONGEST_PREVIEW_MS), ...within(apply, LONGEST_APPLY_MS)]
    } finally {
      floor.stop()
    }
  } finally {
    await server.stop()
  }
}

/** The median has a goal. */
function within([median, ...others]: Figure[], atMost: number): Figure[] {
  return median ? [{ ...median, goal: { of: 'measured', atMost } }, ...others] : others
}

const post = ({ url }: Server, { headers }: Chef, path: string, body: object = {}) => ({
  method: 'POST' as const,
  url: `${url}${path}`,
  headers,
  body,
})

type Call = <Answer>(method: string, path: string, body: object) => Promise<Answer>

function callsOf({ url }: Server, { headers }: Chef): Call {
  return async <Answer>(method: string, path: string, body: object) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as Answer
  }
}

/** The price of every line is another one on each invoice. */
async function addInvoice(
  call: Call,
  supplier: { id: string },
  articles: readonly Article[],
  number: number,
): Promise<Invoice> {
  const lines = articles.map(({ name, code, price }) =>
    lineAsRead({ name, sellerCode: code, quantity: 100, lineTotal: Math.round(price * (100 + number)) }),
  )
  const invoice = invoiceAsRead({ number: `F-${number}`, issuedOn: ISSUED_ON, lines })
  const sha256 = String(number).padStart(64, '0')
  const { id, version } = await call<Invoice>('POST', '/api/invoices', { invoice, sha256 })
  return call<Invoice>('PATCH', `/api/invoices/${id}`, { version, supplier, lines: [] })
}
