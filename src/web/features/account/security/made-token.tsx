import { Button, Code, Group, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { MadeAccessToken } from '#contract/access-tokens.ts'
import { useFocusOnMount } from '#web/lib/browser/use-focus-on-mount.ts'
import { CopySecret } from './copy-secret.tsx'
import classes from './security.module.css'
import { TokenGuide } from './token-guide.tsx'

/** A token that was just made, shown this once. */
export function MadeToken({ made: { name, token }, onKept }: { made: MadeAccessToken; onKept: () => void }) {
  const t = useTranslations('tokens')
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <>
      <Title order={3} size="h4" ref={heading} tabIndex={-1}>
        {t('madeTitle', { name })}
      </Title>
      <Text maw="40rem">{t('madeLead')}</Text>
      <Code className={classes.token}>{token}</Code>
      <Group gap="8px 12px">
        <CopySecret text={token} />
        <Button onClick={onKept}>{t('kept')}</Button>
      </Group>
      <TokenGuide token={token} />
    </>
  )
}
