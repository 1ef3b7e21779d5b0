import { oc } from '@orpc/contract'
import { z } from 'zod'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { TEXT_LANGUAGES } from '#domain/cartes/languages.ts'
import { commonErrors, notFound } from './errors.ts'
import { DISPLAYED_FACTS } from './facts/dish.ts'
import { onceEach } from './once-each.ts'
import { contractRoute } from './route.ts'
import { rule } from './rules.ts'
import { byId, id, instant } from './shapes.ts'

/** The last part of a public address, after /c/; 14 letters and figures cannot be guessed. */
export const CARTE_TOKEN = /^[0-9A-Za-z]{10,40}$/
const token = z.string(rule('invalid')).regex(CARTE_TOKEN, rule('invalid'))

/** Sheets of one carte. */
const MAX_SHEETS = 2_000

const language = z.enum(TEXT_LANGUAGES, rule('invalid'))
const offered = {
  languages: z.array(language).meta({ description: 'in which guests can read it, the first without asking' }),
}

const publication = z.object({
  address: z
    .object({ token, publishedAt: instant })
    .nullable()
    .meta({ description: 'null while the carte is closed to the public; open, it is read at /c/{token}' }),
  site: z.string().nullable().meta({
    description: 'where the outside reaches this server; null when nobody has set it but for this machine',
  }),
  shown: z.int().meta({ description: 'dishes of the gammes that guests see; a sheet may be several' }),
  masked: z.int().meta({ description: 'dishes of the gammes whose sheet is published, and hidden now' }),
  shownMenus: z.int().meta({ description: 'menus that guests see' }),
  hidden: z
    .array(
      z.object({
        ficheId: id,
        title: z.string(),
        priced: z.boolean(),
        dishes: z
          .int()
          .meta({ description: 'dishes that it is on the gammes; one that is on menus alone is 1' }),
      }),
    )
    .meta({
      description:
        'sheets on the carte that are not published; without a price, there or here, they cannot be',
    }),
  unpriced: z
    .array(z.object({ ficheId: id, title: z.string() }))
    .meta({ description: 'sheets on the carte that guests would read without a price' }),
  hiddenMenus: z
    .array(z.object({ id, nom: z.string() }))
    .meta({ description: 'menus on the carte of which a course has hidden dishes alone' }),
  ...offered,
})
export type CartePublication = z.infer<typeof publication>

const known = {
  allergens: z.array(z.enum(ALLERGENS)),
  traces: z.array(z.enum(ALLERGENS)).meta({ description: 'possible, and not contained' }),
  allergensKnown: z.boolean().meta({ description: 'false: there may be others' }),
}
const price = z.number().nullable().meta({ description: 'EUR with VAT; null when none is asked' })

const left = {
  remaining: z.int().nullable().meta({ description: 'portions that are left; null while there are enough' }),
}
const publicDish = z.object({ nom: z.string(), description: z.string(), prixTtc: price, ...left, ...known })
export type PublicDish = z.infer<typeof publicDish>

const publicMenuDish = z.object({ nom: z.string(), ...left, ...known })
const publicMenu = z.object({
  nom: z.string(),
  description: z.string(),
  prixTtc: price,
  courses: z.array(z.object({ nom: z.string(), dishes: z.array(publicMenuDish) })),
})
export type PublicMenu = z.infer<typeof publicMenu>

const publicCarte = z.object({
  language: language.meta({ description: 'what it is said in' }),
  ...offered,
  nom: z.string(),
  heading: z.string(),
  menus: z.array(publicMenu),
  gammes: z.array(z.object({ nom: z.string(), dishes: z.array(publicDish) })),
  footerLines: z.array(z.string()),
  openingHours: z.string(),
  phone: z.string(),
})
export type PublicCarte = z.infer<typeof publicCarte>

const givenPrice = z.object({ ficheId: id, prixTtc: DISPLAYED_FACTS.prixTtcAffiche.schema })

const one = contractRoute.errors(notFound)
const path = '/cartes/{id}/publication'
const tags = ['cartes']

export const publicCartesContract = {
  publication: one
    .route({ method: 'GET', path, tags, summary: 'The public address of a carte, and who is missing on it' })
    .meta({ offline: 'answer' })
    .input(byId)
    .output(publication),
  publish: one
    .route({
      method: 'POST',
      path,
      tags,
      summary: 'Open a carte to the public with its dishes, or give it another address',
      description:
        'Open already, it keeps its address, unless `renew` names that address: then it gets another, once.',
    })
    .input(
      z.object({
        id,
        renew: token.optional(),
        dishes: z.boolean(rule('invalid')).default(false).meta({
          description:
            'publish every sheet on the carte that has a price: its own, or the displayed one, which it takes',
        }),
        prices: onceEach(z.array(givenPrice).max(MAX_SHEETS, rule('too-long')), ({ ficheId }) => ficheId)
          .default([])
          .meta({
            description:
              'with `dishes`, for sheets on the carte that have none: displayed, and less VAT the price of the sheet',
          }),
      }),
    )
    .output(publication),
  unpublish: one
    .route({
      method: 'DELETE',
      path,
      tags,
      summary: 'Close a carte to the public; its address is gone',
      description: 'Where `token` is named and the carte has another address by then, it stays open.',
    })
    .input(z.object({ id, token: token.optional() }))
    .output(publication),
  read: oc
    .errors({ ...notFound, TOO_MANY_REQUESTS: commonErrors.TOO_MANY_REQUESTS })
    .route({
      method: 'GET',
      path: '/public/cartes/{token}',
      tags,
      summary: 'Read a carte that is open to the public',
      description: 'No session is needed. What guests read at /c/{token}, and nothing else.',
    })
    .input(
      z.object({
        token,
        lang: language.optional().meta({ description: 'one that is not offered gives the first that is' }),
      }),
    )
    .output(publicCarte),
}
