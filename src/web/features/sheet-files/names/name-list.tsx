import { Button, Group, NativeSelect } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import type { ProductCategory } from '#domain/catalogue/product-category.ts'
import type { DraftProduct } from '#domain/sheet-imports/draft-import.ts'
import { NameQuestion } from './name-question.tsx'
import { decisionOf } from './named-groups.ts'
import type { NameDecision, NamedGroup } from './named-groups.ts'
import classes from './names.module.css'
import { useNameTexts } from './use-name-texts.ts'
import type { NameChoicesControl } from '../answers/use-name-choices.ts'

export interface NameListProps {
  label: string
  groups: readonly NamedGroup[]
  byKey: ReadonlyMap<string, NamedGroup>
  products: readonly DraftProduct[]
  names: NameChoicesControl
}

/** Names with what they mean, each in a line that opens a question. */
export function NameList({ label, groups, byKey, products, names }: NameListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [reopened, setReopened] = useState<ReadonlySet<string>>(new Set())

  const decide = (group: NamedGroup, decision: NameDecision, at: number) => {
    names.change(group.key, { decision })
    setReopened((before) => new Set([...before].filter((key) => key !== group.key)))
    const rows = [...(list.current?.children ?? [])]
    const next = [...rows.slice(at + 1), ...rows.slice(0, at)].find((row) =>
      row.querySelector('[data-question]'),
    )
    const target = next?.querySelector<HTMLElement>('input:checked') ?? list.current
    target?.focus()
  }
  return (
    <ul ref={list} tabIndex={-1} className={classes.names} aria-label={label}>
      {groups.map((group, at) => {
        const decision = decisionOf(group, names.choices)
        return (
          <li key={group.key}>
            {reopened.has(group.key) ? (
              <NameQuestion
                group={group}
                byKey={byKey}
                decision={decision}
                onDecide={(next) => decide(group, next, at)}
              />
            ) : (
              <ResolvedName
                group={group}
                byKey={byKey}
                product={products[group.products[0] ?? 0]}
                names={names}
                onChange={() => setReopened((before) => new Set(before).add(group.key))}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface ResolvedNameProps {
  group: NamedGroup
  byKey: ReadonlyMap<string, NamedGroup>
  product: DraftProduct | undefined
  names: NameChoicesControl
  onChange: () => void
}

/** 'Beurre est « Beurre doux »', or a new product with its category. */
function ResolvedName({ group, byKey, product, names, onChange }: ResolvedNameProps) {
  const t = useTranslations('sheetImport.names')
  const tCategories = useTranslations('trade.productCategories')
  const texts = useNameTexts()
  const { key, name, category, candidates, alike, twin } = group
  const isNew = decisionOf(group, names.choices).kind === 'new'
  const offered = candidates.filter(({ id }) => id !== twin?.id)
  const others = new Set([
    ...alike.flatMap((other) => byKey.get(other) ?? []).map((other) => t('quoted', { name: other.name })),
    ...offered.map(texts.quoted),
  ])
  return (
    <Group gap="4px 16px" justify="space-between">
      <div className={classes.words}>
        <strong>{name}</strong>{' '}
        <span className="dimmed">
          {isNew && product !== undefined
            ? [
                texts.price(product.priceHt, product.unit),
                twin !== null && t('twin', { product: texts.candidate(twin) }),
                others.size > 0 && t('like', { names: [...others].join(', ') }),
              ]
                .filter(Boolean)
                .join(' · ')
            : texts.meaning(group, byKey, names.choices)}
        </span>
      </div>
      <Group gap={8} wrap="nowrap" className={classes.deeds}>
        {isNew && (
          <NativeSelect
            size="xs"
            aria-label={t('category', { name })}
            value={names.choices.get(key)?.category ?? category}
            onChange={(event) =>
              names.change(key, { category: event.currentTarget.value as ProductCategory })
            }
            data={PRODUCT_CATEGORIES.map((value) => ({ value, label: tCategories(value) }))}
          />
        )}
        {candidates.length + alike.length > 0 && (
          <Button variant="default" size="compact-sm" aria-label={t('changeOf', { name })} onClick={onChange}>
            {t('change')}
          </Button>
        )}
      </Group>
    </Group>
  )
}
