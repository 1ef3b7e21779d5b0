/** How a reference is resolved: to an id of the collection that it asks for, or to another value. */
export type ReferenceKind = 'right' | 'other collection' | 'deleted' | 'other account' | 'unknown'

/** A value that only the server knows, an id above all: resolved when its request is sent. */
export class Reference {
  readonly name: string
  readonly kind: ReferenceKind
  readonly index: number

  /**
   * @param name of the property or parameter: 'supplierId', 'version', 'cursor'
   * @param index which of the known values, modulo their count
   */
  constructor(name: string, kind: ReferenceKind, index: number) {
    this.name = name
    this.kind = kind
    this.index = index
  }
}

/** Stands for every id of the collection that the request's address names, in their order. */
export class EveryId {
  readonly every = true
}

/** The collections that properties of bodies and queries refer to; `*` is any id. */
const COLLECTION_OF: Record<string, string> = {
  supplierId: '/suppliers',
  userProductId: '/user-products',
  subSheetId: '/tech-sheets',
  sheetId: '/tech-sheets',
  sheetIds: '/tech-sheets',
  ficheId: '/tech-sheets',
  ficheIds: '/tech-sheets',
  carteId: '/cartes',
  periodId: '/cartes/*/sales',
  gammeRecetteId: '/gammes/*/recipes',
  dishes: '/gammes/*/recipes',
  actId: '/price-changes',
  productId: '/suppliers/*/products',
  productIds: '/suppliers/*/products',
}
/** Where answers hold ids of another collection than the one they were asked at, by the name of the list. */
const LISTED_AT: Record<string, string> = { items: '', periods: '', recettes: '/recipes' }
/** Named by what they hold, in answers and in requests. */
const WORDS: Record<string, string> = { nextCursor: 'cursor', token: 'token', ticket: 'ticket' }
/** What a write has to repeat of the thing that it changes. */
const MARKS = ['version', 'revision']
const ID = /^[0-9a-f]{8}-/
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

/** What the answers so far have named: ids by their collection, versions, cursors, tokens. */
export class KnownThings {
  readonly #ids = new Map<string, string[]>()
  /** By the id of the thing, or by an address without one, and by the name of the mark. */
  readonly #marks = new Map<string, unknown>()
  readonly #words = new Map<string, string[]>()
  readonly #deleted: string[] = []
  readonly #otherAccounts: readonly string[]

  constructor(otherAccounts: readonly string[]) {
    this.#otherAccounts = otherAccounts
  }

  /** @param address of an answer, without /api and query: '/tech-sheets/{an id}/ingredients' */
  learn(method: string, address: string, body: unknown): void {
    const path = address.replace(/^\/carte$/, '/cartes')
    if (method === 'DELETE') this.#forget(path)
    else this.#read(isId(path.split('/').at(-1)) ? parentOf(path) : path, body)
  }

  /** The value of a reference in a request to this address. */
  resolve({ name, kind, index }: Reference, address: string): unknown {
    if (MARKS.includes(name)) {
      const places = [address, address.split('/').at(-1)]
      return places.map((place) => this.#marks.get(`${place} ${name}`)).find(Boolean) ?? index
    }
    const word = name === 'renew' ? 'token' : name
    if (Object.values(WORDS).includes(word)) {
      // A cursor belongs to its list.
      const words = this.#words.get(name === 'cursor' && kind === 'right' ? `cursor ${address}` : word)
      return words && pick(words, index)
    }
    if (kind === 'deleted') return pick(this.#deleted, index) ?? UNKNOWN
    if (kind === 'other account') return pick(this.#otherAccounts, index) ?? UNKNOWN
    if (kind === 'unknown') return UNKNOWN
    const collection = COLLECTION_OF[name]
    const ids = kind === 'right' && collection !== undefined ? this.at(collection) : this.#every()
    return pick(ids, index) ?? UNKNOWN
  }

  /**
   * An id for the parameter that follows this part of an address.
   * @param below the rest of the path when an id follows in it too: things that have such parts are preferred
   */
  idAfter(address: string, { kind, index }: Reference, below?: string): unknown {
    const ids = this.at(address)
    const whole =
      below === undefined ? [] : ids.filter((id) => this.at(`${address}/${id}${below}`).length > 0)
    const right = kind === 'right' ? pick(whole.length > 0 ? whole : ids, index) : undefined
    return right ?? this.resolve(new Reference('', kind, index), address)
  }

  /** Ids of a collection, in the order in which they became known. */
  at(collection: string): readonly string[] {
    return this.#ids.get(collection) ?? []
  }

  #every(): string[] {
    return [...this.#ids.values()].flat()
  }

  #read(collection: string, value: unknown): void {
    if (Array.isArray(value)) for (const each of value) this.#read(collection, each)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const facts = new Map<string, unknown>(Object.entries(value))
    const id = facts.get('id')
    if (isId(id)) this.#keep(collection, id)
    for (const mark of MARKS)
      if (facts.has(mark)) this.#marks.set(`${isId(id) ? id : collection} ${mark}`, facts.get(mark))
    for (const [name, within] of facts) {
      const word = WORDS[name]
      if (word !== undefined && typeof within === 'string')
        for (const name of [word, `${word} ${collection}`])
          this.#words.set(name, [...(this.#words.get(name) ?? []), within].slice(-MOST_WORDS))
      if (typeof within === 'object' && within !== null)
        this.#read(`${collection}${isId(id) ? `/${id}` : ''}${LISTED_AT[name] ?? `/${name}`}`, within)
    }
  }

  #keep(collection: string, id: string): void {
    for (const name of new Set([collection, withoutIds(collection)])) {
      const ids = this.#ids.get(name) ?? []
      if (!ids.includes(id)) this.#ids.set(name, [...ids, id])
    }
  }

  #forget(path: string): void {
    const id = path.split('/').at(-1) ?? ''
    if (!isId(id)) return
    for (const name of [parentOf(path), withoutIds(parentOf(path))])
      this.#ids.set(
        name,
        this.at(name).filter((known) => known !== id),
      )
    for (const name of this.#ids.keys()) if (name.startsWith(`${path}/`)) this.#ids.delete(name)
    this.#deleted.push(id)
  }
}

/** Cursors, tokens and tickets kept of each kind. */
const MOST_WORDS = 20

/** The last of these for every second index, as things that were made just now are there for certain. */
function pick<Value>(values: readonly Value[], index: number): Value | undefined {
  return index % 2 === 0 ? values.at(-1) : values[((index - 1) / 2) % values.length]
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value)
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

function withoutIds(path: string): string {
  return path
    .split('/')
    .map((part) => (isId(part) ? '*' : part))
    .join('/')
}
