import { createHash } from 'node:crypto'
import type { CarteTheme } from '#domain/cartes/carte-look.ts'
import { inLanguage, offeredLanguages } from '../in-language.ts'
import type { OpenCarte } from '../read.queries.ts'

/** What the picture of a carte shows. */
export interface PictureFacts {
  theme: CarteTheme
  nom: string
  heading: string
  /** Of menus and gammes, in their order. */
  parts: string[]
  /** The version of its logo. */
  logo: string | null
}

export function pictureFacts({ texts, theme, logo }: OpenCarte): PictureFacts {
  const says = inLanguage(texts, offeredLanguages(texts)[0])
  const parts = [...says.menus, ...says.gammes].map(({ nom }) => nom)
  return { theme, nom: says.nom, heading: says.heading, parts, logo: logo?.version ?? null }
}

/** Another as soon as the picture is: what is at its address never changes. */
export function pictureVersion(facts: PictureFacts): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 12)
}
