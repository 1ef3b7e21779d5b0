import { useTranslations } from 'use-intl'
import { Contents } from '../reading/contents.tsx'
import columns from '../reading/columns.module.css'
import { FeaturesButton } from '../reading/features-button.tsx'
import { NextStep } from '../reading/next-step.tsx'
import { PageTop } from '../reading/page-top.tsx'
import { Passage } from '../reading/passage.tsx'
import { proseTags } from '../reading/prose-tags.tsx'
import classes from './about.module.css'
import { Counting } from './counting.tsx'

const SECTIONS = ['why', 'who', 'counting', 'free', 'private'] as const
const READERS = ['chef', 'owner', 'caterer', 'teacher'] as const
const NEVER = ['tracking', 'banner', 'selling', 'guessing'] as const

/** Why Gramme is there, for whom, and how it counts. */
export function AboutPage() {
  const t = useTranslations('about')
  return (
    <>
      <PageTop windowTitle={t('meta.title')} title={t('title')} lead={t('lead')} />
      <div className={columns.columns}>
        <Contents entries={SECTIONS.map((id) => ({ id, title: t(`${id}.title`) }))} />
        <div>
          <Passage id="why" title={t('why.title')}>
            <p>{t('why.first')}</p>
            <p>{t('why.second')}</p>
            <p>{t('why.third')}</p>
          </Passage>
          <Passage id="who" title={t('who.title')}>
            <p>{t('who.lead')}</p>
            <dl className={classes.readers}>
              {READERS.map((reader) => (
                <div key={reader}>
                  <dt>{t(`who.items.${reader}.name`)}</dt>
                  <dd>{t(`who.items.${reader}.body`)}</dd>
                </div>
              ))}
            </dl>
          </Passage>
          <Passage id="counting" title={t('counting.title')}>
            <p>{t('counting.lead')}</p>
            <Counting />
          </Passage>
          <Passage id="free" title={t('free.title')}>
            <p>{t('free.first')}</p>
            <p>{t('free.second')}</p>
          </Passage>
          <Passage id="private" title={t('private.title')}>
            <ul>
              {NEVER.map((item) => (
                <li key={item}>{t.rich(`private.items.${item}`, proseTags)}</li>
              ))}
            </ul>
          </Passage>
        </div>
      </div>
      <NextStep title={t('next.title')} body={t('next.body')} second={<FeaturesButton />} />
    </>
  )
}
