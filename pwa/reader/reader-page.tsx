import caretLeft from '@phosphor-icons/core/assets/regular/caret-left.svg?raw'
import { useIonRouter } from '@ionic/react'
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { Reading } from '#contract/reader/reading.ts'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { paths } from '#pwa/paths.ts'
import type { GuideRevealProps } from '#pwa/reveal/guide-reveal.tsx'
import { AppPage } from '#pwa/ui/app-page.tsx'
import { BackHeader } from '#pwa/ui/back-header.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { TapeSlider } from '#pwa/ui/tape-slider.tsx'
import { ChapterView } from './chapter-view.tsx'
import { ContentsList } from './contents-list.tsx'
import { CutSlider } from './cut-slider.tsx'
import { anchors } from './find-in-reading.ts'
import { GuideMissing } from './guide-missing.tsx'
import { Wanted } from './marked.tsx'
import { Palette } from './palette.tsx'
import { ReaderCover } from './reader-cover.tsx'
import { ReaderHeader, type ReaderTool } from './reader-header.tsx'
import { goTo, percentOf, returnTo, showMark } from './reading-place.ts'
import { SalonChapter } from './salon-chapter.tsx'
import { SearchPanel } from './search-panel.tsx'
import { TEXT_SIZE_NAMES, TEXT_SIZES, useTextSize } from './text-size.ts'
import { useFirstOpening } from './use-first-opening.ts'
import { usePlace } from './use-place.ts'
import { useReading } from './use-reading.ts'
import './reader.css'
import './chapter.css'

/** The PDF's text for phones: resizable, searchable, offline. */
export default function ReaderPage() {
  const { orderId = '' } = useParams()
  return <Guide key={orderId} orderId={orderId} />
}

function Guide({ orderId }: { orderId: string }) {
  const { user } = useViewer()
  const router = useIonRouter()
  const found = useReading(orderId)
  const { reading } = found
  const { opening, noteSeen, endReveal } = useFirstOpening(user?.id ?? '', reading)
  const [startAt, setStartAt] = useState<string>()
  const read = (chapter?: string) => {
    setStartAt(chapter)
    endReveal()
  }
  if (reading && opening === 'first')
    return (
      <Suspense fallback={<Opening />}>
        <GuideReveal
          reading={reading}
          onSeen={noteSeen}
          onRead={read}
          onLeave={() => router.push(paths.dashboard, 'back', 'replace')}
        />
      </Suspense>
    )
  if (reading && opening === 'later')
    return <Reader reading={reading} startAt={startAt} isStored={found.isStored} onKeep={found.keep} />
  if (reading || found.isPending) return <Opening />
  return <GuideMissing {...found} />
}

// Without the reveal's chunk, the guide opens directly.
const GuideReveal = lazy<ComponentType<GuideRevealProps>>(() =>
  import('#pwa/reveal/guide-reveal.tsx').catch(() => ({ default: NoReveal })),
)

function NoReveal({ onRead }: GuideRevealProps) {
  const skip = useEffectEvent(onRead)
  useEffect(() => skip(''), [])
  return null
}

function Opening() {
  return (
    <AppPage title="Seu guia" header={<BackHeader to={paths.dashboard} svg={caretLeft} words="Meus Pedidos" />}>
      <div role="status" className="page-narrow stack gap-16">
        <p className="t-h3">Abrindo o seu guia...</p>
        <Skeleton height={200} />
        <Skeleton height={40} width="wide" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="half" />
      </div>
    </AppPage>
  )
}

interface ReaderProps {
  reading: Reading
  /** The cover if absent. */
  startAt: string | undefined
  isStored: boolean
  onKeep: (isOn: boolean) => void
}

function Reader({ reading, startAt, isStored, onKeep }: ReaderProps) {
  const { user } = useViewer()
  const { place, onScroll } = usePlace(user?.id ?? '', reading)
  const [tool, setTool] = useState<ReaderTool | null>(null)
  const [query, setQuery] = useState('')
  const [wanted, setWanted] = useState('')
  const [size, setSize] = useTextSize()
  const { chapters } = reading
  useEffect(() => {
    if (startAt) goTo(anchors.chapter(startAt))
  }, [startAt])
  const close = () => setTool(null)
  // A closing dialog restores focus first, so move it afterwards.
  const leaveFor = (anchor: string) => {
    close()
    requestAnimationFrame(() => goTo(anchor))
  }
  const start = () => {
    const [first] = chapters
    if (place) returnTo(place)
    else if (first) goTo(anchors.chapter(first.id))
  }
  return (
    <AppPage
      keepsPlace
      title={reading.title}
      header={<ReaderHeader percent={percentOf(chapters, place)} onTool={setTool} />}
      onScroll={onScroll}
      offline={
        isStored ? 'Sem conexão. Este guia está guardado neste aparelho.' : 'Sem conexão. O guia aberto continua aqui.'
      }
    >
      <Wanted value={wanted}>
        <div className="reader" style={{ '--k': TEXT_SIZES[size] }}>
          <nav className="reader-aside" aria-label="Capítulos">
            <ContentsList reading={reading} current={place?.chapter ?? null} onPick={goTo} />
          </nav>
          <div className="reader-text">
            <ReaderCover reading={reading} place={place} onStart={start} isStored={isStored} onKeep={onKeep} />
            {chapters.map((chapter, index) => (
              <ChapterView
                key={chapter.id}
                reading={reading}
                chapter={chapter}
                index={index}
                special={specialOf(chapter.id, reading)}
                isCard={chapter.id === 'cartao'}
              />
            ))}
          </div>
        </div>
      </Wanted>
      <Dialog open={tool === 'contents'} onClose={close} title="Capítulos">
        <ContentsList reading={reading} current={place?.chapter ?? null} onPick={leaveFor} />
      </Dialog>
      <Dialog open={tool === 'search'} onClose={close} title="Buscar no guia">
        <SearchPanel
          reading={reading}
          query={query}
          onQuery={setQuery}
          onPick={(hit) => {
            setWanted(query)
            leaveFor(hit.anchor)
            requestAnimationFrame(() => requestAnimationFrame(() => showMark(hit.anchor)))
          }}
        />
      </Dialog>
      <Dialog open={tool === 'size'} onClose={close} title="Tamanho da letra">
        <TapeSlider label="Letra" name="letra" options={TEXT_SIZE_NAMES} value={size} onChange={setSize} />
        <p className="size-sample" style={{ '--k': TEXT_SIZES[size] }}>
          O melhor corte é o que cresce bem.
        </p>
      </Dialog>
    </AppPage>
  )
}

const made = new WeakMap<Reading, Map<string, React.ReactNode>>()

/** Memoised, so that scrolling does not redraw chapters. */
function specialOf(id: string, reading: Reading): React.ReactNode {
  const known = made.get(reading) ?? new Map<string, React.ReactNode>()
  made.set(reading, known)
  if (!known.has(id)) known.set(id, makeSpecial(id, reading))
  return known.get(id)
}

function makeSpecial(id: string, reading: Reading): React.ReactNode {
  if (id === 'cabelo') return <CutSlider reading={reading} />
  if (id === 'cores') return <Palette colour={reading.colour} />
  if (id === 'cartao') return <SalonChapter reading={reading} />
  return undefined
}
