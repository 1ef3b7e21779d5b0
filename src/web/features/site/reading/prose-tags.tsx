import type { ReactNode } from 'react'
import { paths } from '#web/entities/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './prose.module.css'

const PAGES = [
  'home',
  'features',
  'about',
  'faq',
  'contact',
  'terms',
  'privacy',
  'legal',
  'cookies',
  'register',
] as const satisfies readonly (keyof typeof paths)[]

type Tag = (words: ReactNode) => ReactNode

const links = Object.fromEntries(
  PAGES.map((page): [string, Tag] => [
    page,
    (words) => (
      <TextLink to={paths[page]} className={classes.link} inherit>
        {words}
      </TextLink>
    ),
  ]),
) as Record<(typeof PAGES)[number], Tag>

/** What the texts of the site may hold: paragraphs, lists, emphasis, and each page of the site by its name. */
export const proseTags = {
  ...links,
  p: (words) => <p>{words}</p>,
  ul: (items) => <ul>{items}</ul>,
  ol: (items) => <ol>{items}</ol>,
  li: (words) => <li>{words}</li>,
  h: (words) => <h3>{words}</h3>,
  b: (words) => <strong>{words}</strong>,
  code: (words) => <code>{words}</code>,
} satisfies Record<string, Tag>
