import { compareNames } from '#domain/catalogue/compare-names.ts'
import type { ApartPreparation } from '#domain/production/apart-preparations.ts'
import type { ProductionSheet } from '#domain/production/production-kitchen.ts'
import type { ProductionNode } from '#domain/production/production-node.ts'
import type { ProductionDay } from '#domain/production/production-plan.ts'
import type { PurchaseProduct } from '#domain/purchases/purchase-kitchen.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import { paperDoubts } from './paper-doubts.ts'
import { paperLines, type PaperLine } from './paper-lines.ts'
import { type PaperWords, paperWords } from './paper-words.ts'

/** A sheet as the paper names it. */
export type PaperSheet = ProductionSheet & { version: number }
type PaperNode = ProductionNode<PurchaseProduct, PaperSheet>

/** What is made of one sheet. */
export interface PaperItem {
  key: string
  name: string
  version: string
  amount: string
  /** What for. */
  why: string
  /** For how many days, and what of it is ready. */
  notes: string
  lines: readonly PaperLine[]
  /** It is made already. */
  done: boolean
}

/** A paper of one station: every word of its pages. */
export interface StationPaper {
  key: string
  heading: string
  station: string
  /** At the top of its later pages. */
  continued: string
  day: string
  services: string
  /** What is not counted, or may be wrong. */
  doubts: readonly string[]
  preparations: { title: string; items: readonly PaperItem[] }
  /** Small where no station makes them: there they are put together. */
  dishes: { title: string; items: readonly PaperItem[]; isSmall: boolean }
  apart: {
    title: string
    lead: string
    rows: readonly { key: string; name: string; amount: string; reason: string }[]
  }
  /** What is needed and there already; empty where there is none. */
  nothing: string
  foot: string
}

export interface ProductionPaper {
  language: Language
  title: string
  stations: readonly StationPaper[]
}

export interface PaperSource {
  day: string
  plan: ProductionDay<PurchaseProduct, PaperSheet>
  /** Of the day, in their order; covers are null where none are typed or expected, and have a range where they are expected. */
  services: readonly {
    key: string
    name: string
    covers: number | null
    range: { low: number; high: number } | null
  }[]
  /** Dishes and menus of the day without portions. */
  unknown: number
  /** Menus that a choice without dishes keeps from being made, and those spread evenly over their dishes. */
  menusApart: readonly string[]
  menusGuessed: readonly string[]
  /** Sheets that are ticked as made, by their ids, each with the initials of who made it. */
  done: ReadonlyMap<string, string>
  /** Of the house, in its order. */
  stations: readonly string[]
  /** With the lines of each sheet. */
  withLines: boolean
}

/**
 * What a kitchen has to make on a day, a paper for each station: those of the house in its order, then others by name, and
 * last what has none. A station with nothing to make has no paper.
 */
export function productionPaper(source: PaperSource, t: Translate, language: Language): ProductionPaper {
  const words = paperWords(t, language)
  const day = words.day(source.day)
  return {
    language,
    title: t('tomorrowPaper.title', { day }),
    stations: stationsOf(source).flatMap((station) => stationPaper(station, source, { t, words })),
  }
}

function stationsOf({ plan, stations }: PaperSource): (string | null)[] {
  const found = new Set([
    ...plan.nodes.map(({ station }) => station),
    ...plan.apart.map(({ preparation }) => preparation.station.trim() || null),
  ])
  const others = [...found].filter((station) => station !== null && !stations.includes(station))
  return [
    ...stations.filter((station) => found.has(station)),
    ...others.toSorted((one, other) => compareNames(one ?? '', other ?? '')),
    ...(found.has(null) ? [null] : []),
  ]
}

interface Writing {
  t: Translate
  words: PaperWords
}

function stationPaper(station: string | null, source: PaperSource, { t, words }: Writing): StationPaper[] {
  const { day, plan, services, done, withLines } = source
  const own = plan.nodes.filter((node) => node.station === station)
  const toMake = own.filter(({ made }) => made > 0)
  const apart = plan.apart.filter(({ preparation }) => (preparation.station.trim() || null) === station)
  if (toMake.length === 0 && apart.length === 0) return []
  const serviceName = (key: string) => services.find((service) => service.key === key)?.name ?? ''
  const itemOf = (node: PaperNode): PaperItem => ({
    key: node.sheet.id,
    name: node.sheet.title,
    version: t('tomorrowPaper.version', { version: String(node.sheet.version) }),
    amount: words.amount(node.made, node.unit, 'made'),
    why: words.reasons(node.reasons, { day, serviceName }),
    notes: [
      done.has(node.sheet.id) && t('tomorrowPaper.done', { initials: done.get(node.sheet.id) || 'none' }),
      node.days > 1 && t('tomorrowPaper.forDays', { count: node.days, day: words.weekday(node.until) }),
      node.ready > 0 && t('tomorrowPaper.ready', { amount: words.amount(node.ready, node.unit, 'part') }),
    ]
      .filter(Boolean)
      .join(' · '),
    done: done.has(node.sheet.id),
    lines: withLines ? paperLines(node.lines, t, words) : [],
  })
  const there = own.filter(({ made, needed }) => made === 0 && needed > 0)
  const name = station ?? t('tomorrowPaper.noStation')
  const inWords = words.day(day)
  return [
    {
      key: station ?? '',
      heading: t('tomorrowPaper.heading'),
      station: name,
      continued: t('tomorrowPaper.continued', { name }),
      day: inWords,
      services:
        services.map((service) => coversText(service, t)).join(' · ') || t('tomorrowPaper.noServices'),
      doubts: paperDoubts(source, t, words),
      preparations: {
        title: t('tomorrowPaper.preparations'),
        items: toMake.filter(({ isDish }) => !isDish).map((node) => itemOf(node)),
      },
      dishes: {
        title: t('tomorrowPaper.dishes'),
        items: toMake.filter(({ isDish }) => isDish).map((node) => itemOf(node)),
        isSmall: station === null,
      },
      apart: {
        title: t('tomorrowPaper.apart.title'),
        lead: t('tomorrowPaper.apart.lead'),
        rows: apart.map((each, place) => apartRow(each, place, { t, words })),
      },
      nothing:
        there.length === 0
          ? ''
          : t('tomorrowPaper.nothing', {
              names: there.map((node) => thereText(node, { t, words })).join(', '),
            }),
      foot: t('tomorrowPaper.foot', { station: name, day: inWords }),
    },
  ]
}

function coversText({ name: service, covers, range }: PaperSource['services'][number], t: Translate): string {
  if (covers === null) return t('tomorrowPaper.noCovers', { service })
  if (range === null) return t('tomorrowPaper.covers', { service, count: covers })
  const { low, high } = range
  const about = t('tomorrowPaper.aboutCovers', { service, count: covers })
  return low < high ? t('tomorrowPaper.between', { about, low: String(low), high: String(high) }) : about
}

function thereText({ sheet, coveredSince }: PaperNode, { t, words }: Writing): string {
  return coveredSince === null
    ? t('tomorrowPaper.there', { name: sheet.title })
    : t('tomorrowPaper.covered', { name: sheet.title, day: words.weekday(coveredSince) })
}

function apartRow(
  { preparation, by, quantity, unit, reason }: ApartPreparation<PaperSheet>,
  place: number,
  { t, words }: Writing,
) {
  // A forfait takes no preparation.
  const isQs = reason === 'qs' || reason === 'forfait'
  const unknown = isQs ? t('trade.qs') : t('tomorrowPaper.unknown')
  const amount = quantity === null ? unknown : words.amount(quantity, unit, 'part')
  return {
    key: `${String(place)} ${preparation.id}`,
    name: preparation.title,
    amount: t('tomorrowPaper.apart.for', { amount, title: by.title }),
    reason: isQs ? '' : t(`document.unknown.${reason}`),
  }
}
