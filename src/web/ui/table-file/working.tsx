import { Button, Card, Group, Progress, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'

export interface WorkingProps {
  text: string
  /** 0 to 1; null while unknown. */
  share: number | null
  onCancel?: (() => void) | undefined
}

/** Long work: how far it is, and a way to stop it. */
export function Working({ text, share, onCancel }: WorkingProps) {
  const t = useTranslations('common')
  const percent = share === null ? 100 : Math.round(share * 100)
  return (
    <Card>
      <Group justify="space-between" wrap="nowrap" mb="sm">
        <Text component="output">{text}</Text>
        {onCancel && (
          <Button variant="default" size="compact-md" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </Group>
      <Progress value={percent} animated={share === null} aria-label={text} />
    </Card>
  )
}
