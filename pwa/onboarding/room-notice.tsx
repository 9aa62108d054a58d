import hardDrives from '@phosphor-icons/core/assets/regular/hard-drives.svg?raw'
import { useEffect, useState } from 'react'
import { isShortOfRoom } from '#pwa/platform/storage-room.ts'
import { NoticeBar } from '#pwa/ui/offline-bar.tsx'

interface RoomNoticeProps {
  /** The device refused to keep something that has not been sent. */
  isOnlyInPage: boolean
  /** Asked again whenever this changes. */
  stage: number
}

/** Says that the device is short of room before that costs anything; and when it has, what to do so that nothing is lost. */
export function RoomNotice({ isOnlyInPage, stage }: RoomNoticeProps) {
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
  return (
    <div role="status">
      {isOnlyInPage ? (
        <NoticeBar svg={hardDrives}>
          Este celular está sem espaço. Deixe esta tela aberta até tudo ser enviado, ou libere espaço.
        </NoticeBar>
      ) : (
        isShort && (
          <NoticeBar svg={hardDrives}>
            Este celular está quase sem espaço. Libere um pouco antes de tirar as fotos sem internet.
          </NoticeBar>
        )
      )}
    </div>
  )
}
