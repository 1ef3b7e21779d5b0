import { Button, Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Form } from '#web/ui/form.tsx'
import { NamedModal } from '#web/ui/named-dialog.tsx'
import classes from './marks.module.css'
import { cleanInitials, rememberInitials } from './initials.ts'
import { useTickInitials } from './tick-initials.ts'

/** Who ticks here: changed in one tap. */
export function InitialsButton() {
  const t = useTranslations('kitchen.marks')
  const common = useTranslations('common')
  const initials = useTickInitials()
  const [opened, dialog] = useDisclosure(false)
  return (
    <>
      <UnstyledButton
        className={classes.initials}
        onClick={dialog.open}
        aria-label={initials === '' ? t('initials') : t('ticksAs', { initials })}
      >
        {initials === '' ? t('initials') : initials}
      </UnstyledButton>
      <NamedModal
        opened={opened}
        onClose={dialog.close}
        title={t('initials')}
        closeButtonProps={{ 'aria-label': common('close') }}
      >
        <InitialsForm onDone={dialog.close} />
      </NamedModal>
    </>
  )
}

/** Asks who ticks here; `onDone` once they are known. */
export function InitialsForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('kitchen.marks')
  const [typed, setTyped] = useState('')
  const keep = () => {
    rememberInitials(typed)
    onDone()
  }
  return (
    <Form onSubmit={keep}>
      <Stack gap="md">
        <Text>{t('initialsSentence')}</Text>
        <TextInput
          label={t('initialsLabel')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(cleanInitials(currentTarget.value))}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          classNames={{ input: classes.field }}
        />
        <Button type="submit" className={classes.keep}>
          {t('keepInitials')}
        </Button>
      </Stack>
    </Form>
  )
}
