import { Anchor, Button } from '@mantine/core'
import { IconPrinter } from '#web/ui/icons/printer.ts'
import { Children, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { operator } from '#content/operator.ts'
import { formatDay } from '#web/lib/format/format.ts'
import {
  LEGAL_SECTIONS,
  LEGAL_TABLES,
  type LegalName,
  type LegalTableName,
} from '#web/messages/legal-text.ts'
import { PhoneLink } from '#web/ui/phone-link.tsx'
import { PrintRules } from '#web/ui/print-rules.tsx'
import columns from '../reading/columns.module.css'
import { Contents } from '../reading/contents.tsx'
import { PageTop } from '../reading/page-top.tsx'
import { Passage } from '../reading/passage.tsx'
import { proseTags } from '../reading/prose-tags.tsx'
import classes from './legal.module.css'
import { LegalTable } from './legal-table.tsx'
import { operatorFacts } from './operator-facts.ts'
import { LEGAL_UPDATED } from './updated.ts'

const tags = {
  ...proseTags,
  mail: (words: ReactNode) => (
    <Anchor href={`mailto:${operator.email}`} inherit underline="always">
      {words}
    </Anchor>
  ),
  tel: (words: ReactNode) => (
    <PhoneLink
      number={Children.toArray(words)
        .filter((word) => typeof word === 'string')
        .join('')}
      inherit
      underline="always"
    />
  ),
  cnil: (words: ReactNode) => (
    <Anchor href="https://www.cnil.fr/fr/plaintes" rel="noreferrer" inherit underline="always">
      {words}
    </Anchor>
  ),
  day: (words: ReactNode) => <time dateTime={LEGAL_UPDATED}>{words}</time>,
  table: (words: ReactNode) => {
    const name = Children.toArray(words).find(isTable)
    return name === undefined ? null : <LegalTable name={name} />
  },
}

function isTable(word: ReactNode): word is LegalTableName {
  return typeof word === 'string' && Object.hasOwn(LEGAL_TABLES, word)
}

/** A legal page: numbered sections, the operator's details, the date of the last change. */
export function LegalPage({ name }: { name: LegalName }) {
  const t = useTranslations('legal')
  const language = useLocale()
  const facts = operatorFacts(language)
  const notice = operator.notice[language]
  const sections = LEGAL_SECTIONS[name].map((id) => {
    // The compiler cannot distinguish the sections of the texts: all are plain strings.
    const place = `${name}.sections.${id}` as 'terms.sections.objet'
    return { id, title: t(`${place}.title`), body: t.rich(`${place}.body`, { ...facts, ...tags }) }
  })

  return (
    <article>
      <PrintRules page="A4" margin="20mm" />
      <PageTop windowTitle={t(`${name}.meta.title`)} title={t(`${name}.title`)} lead={t(`${name}.lead`)}>
        <div className={classes.facts}>
          <p>{t.rich('updated', { date: formatDay(LEGAL_UPDATED, language), day: tags.day })}</p>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPrinter size={16} aria-hidden />}
            onClick={() => print()}
          >
            {t('print')}
          </Button>
        </div>
        {language !== 'fr' && <p className={classes.courtesy}>{t('courtesy')}</p>}
        {notice !== '' && <p className={classes.notice}>{notice}</p>}
      </PageTop>
      <div className={columns.columns}>
        <Contents entries={sections} numbered />
        <div className={classes.sections}>
          {sections.map(({ id, title, body }) => (
            <Passage key={id} id={id} title={title}>
              {body}
            </Passage>
          ))}
        </div>
      </div>
    </article>
  )
}
