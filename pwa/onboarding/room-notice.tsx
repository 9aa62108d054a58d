import hardDrives from '@phosphor-icons/core/assets/regular/hard-drives.svg?raw'
import { useEffect, useState } from 'react'
import type { StoreTrouble } from '#pwa/platform/device-store.ts'
import { isShortOfRoom } from '#pwa/platform/storage-room.ts'
import { NoticeBar } from '#pwa/ui/offline-bar.tsx'

interface RoomNoticeProps {
  trouble: StoreTrouble | null
  /** Unsent data could not be stored on the device. */
  isOnlyInPage: boolean
  /** Rechecked when this changes. */
  stage: number
}

const ONLY_HERE: Readonly<Record<StoreTrouble, string>> = {
  full: 'Este celular está sem espaço. Deixe esta tela aberta até tudo ser enviado, ou libere espaço.',
  refused: 'O navegador não está guardando nada neste momento. Deixe esta tela aberta até tudo ser enviado.',
  deleted: 'O que este celular guardava foi apagado. Deixe esta tela aberta até tudo ser enviado.',
}

export function RoomNotice({ trouble, isOnlyInPage, stage }: RoomNoticeProps) {
  const [isShort, setShort] = useState(false)
  useEffect(() => {
    void isShortOfRoom().then(setShort)
  }, [stage])
  useEffect(() => {
    if (!isOnlyInPage) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isOnlyInPage])
  const words = isOnlyInPage
    ? ONLY_HERE[trouble ?? 'refused']
    : trouble === 'deleted'
      ? 'O que este celular guardava foi apagado. O que está nesta tela continua aqui, e foi guardado de novo.'
      : isShort
        ? 'Este celular está quase sem espaço. Libere um pouco antes de tirar as fotos sem internet.'
        : null
  return <div role="status">{words && <NoticeBar svg={hardDrives}>{words}</NoticeBar>}</div>
}
