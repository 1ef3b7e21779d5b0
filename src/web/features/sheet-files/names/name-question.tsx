import { Button, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { NameDecision, NamedGroup } from './named-groups.ts'
import classes from './names.module.css'
import { useNameTexts } from './use-name-texts.ts'

export interface NameQuestionProps {
  group: NamedGroup
  byKey: ReadonlyMap<string, NamedGroup>
  /** What holds without an answer, or what was answered. */
  decision: NameDecision
  onDecide: (decision: NameDecision) => void
}

const NEW = 'new'
const SAME = 'same '

const valueOf = (decision: NameDecision) =>
  decision.kind === 'candidate' ? decision.id : decision.kind === 'same' ? SAME + decision.as : NEW

function decisionOf(value: string): NameDecision {
  if (value === NEW) return { kind: 'new' }
  return value.startsWith(SAME)
    ? { kind: 'same', as: value.slice(SAME.length) }
    : { kind: 'candidate', id: value }
}

/** What a name means: arrows choose among what there is, Enter accepts and goes on to the next question. */
export function NameQuestion({ group, byKey, decision, onDecide }: NameQuestionProps) {
  const t = useTranslations('sheetImport.names')
  const texts = useNameTexts()
  const { name, candidates, unfit, alike } = group
  const others = alike.flatMap((key) => byKey.get(key) ?? [])
  const [chosen, setChosen] = useState(() => valueOf(decision))
  const accept = (event: SyntheticEvent) => {
    event.preventDefault()
    onDecide(decisionOf(chosen))
  }
  return (
    <form data-question onSubmit={accept}>
      <p className={classes.question}>{t('meaning', { name })}</p>
      <Radio.Group value={chosen} onChange={setChosen} aria-label={t('meaning', { name })}>
        <Stack gap={6} mb="xs">
          {candidates.map((candidate) => (
            <Radio key={candidate.id} value={candidate.id} label={texts.candidate(candidate)} />
          ))}
          {others.map((other) => (
            <Radio key={other.key} value={SAME + other.key} label={t('same', { name: other.name })} />
          ))}
          <Radio value={NEW} label={t('isNew')} />
        </Stack>
      </Radio.Group>
      {unfit.map((candidate) => (
        <p key={candidate.id} className="note">
          {texts.unfit(group, candidate)}
        </p>
      ))}
      <Button type="submit" variant="default" size="compact-md">
        {t('accept')}
      </Button>
    </form>
  )
}
