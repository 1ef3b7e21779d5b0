import { Button, Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { address } from '#web/lib/navigation/address.ts'
import { CopySecret } from './copy-secret.tsx'
import { type Recipe, RECIPE_TEXTS, RECIPES } from './token-recipes.ts'
import classes from './security.module.css'

/** Of a token that is not at hand. */
const ELLIPSIS = 'gramme_…'

/** How a spreadsheet or a program reads prices with a token: a text to copy for each. */
export function TokenGuide({ token = ELLIPSIS }: { token?: string }) {
  const t = useTranslations('tokens.guide')
  const [recipe, setRecipe] = useState<Recipe>('excel')
  const text = RECIPE_TEXTS[recipe]({
    address: window.location.origin + address('/').replace(/\/$/, ''),
    token,
    headings: [t('headings.sheet'), t('headings.price'), t('headings.cost')],
  })
  return (
    <details className={classes.guide}>
      <summary>{t('title')}</summary>
      <Stack gap={12} mt={12}>
        <Text c="dimmed" maw="40rem">
          {t('lead')}
        </Text>
        <NativeSelect
          label={t('with')}
          value={recipe}
          maw={320}
          onChange={({ currentTarget: { value } }) => {
            const chosen = RECIPES.find((each) => each === value)
            if (chosen !== undefined) setRecipe(chosen)
          }}
          data={RECIPES.map((value) => ({ value, label: t(`names.${value}`) }))}
        />
        <Text maw="40rem">{t(`steps.${recipe}`)}</Text>
        <Textarea
          readOnly
          wrap="off"
          rows={12}
          value={text}
          aria-label={t(`names.${recipe}`)}
          classNames={{ input: classes.recipe }}
        />
        <Group gap="8px 12px">
          <CopySecret text={text} label={t('copy')} />
          <Button component="a" variant="subtle" href={address('/api/docs')} target="_blank">
            {t('reference')}
          </Button>
        </Group>
      </Stack>
    </details>
  )
}
