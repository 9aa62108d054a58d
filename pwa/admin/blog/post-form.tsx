import { useQueryClient } from '@tanstack/react-query'
import { useState, useEffect, useEffectEvent } from 'react'
import arrowLeft from '@phosphor-icons/core/assets/regular/arrow-left.svg?raw'
import { adminBlogApi, type AdminPost, POST_LIMITS } from '#contract/admin/blog.ts'
import { formatDayTime } from '#contract/format.ts'
import { call } from '#pwa/platform/api.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { ArticleEditor } from './article-editor.tsx'
import { fieldsOf, NEW_POST, type PostFields, slugOf, writtenOf } from './post-fields.ts'
import { PostNotices } from './post-notices.tsx'
import { PostPreview } from './post-preview.tsx'
import { PostSettings } from './post-settings.tsx'
import { POST_STATE_WORDS } from './post-words.ts'
import { type StoredPost, useKeeping } from './use-stored-post.ts'
import { usePictureUpload } from './use-picture-upload.ts'
import { useSave } from '#pwa/admin/kit/use-save.ts'
import { useInFront } from '#pwa/ui/use-in-front.ts'

interface PostFormProps {
  saved: AdminPost | null
  kept: StoredPost | null
  keep: (fields: PostFields, version: string | null) => Promise<unknown>
  forget: () => Promise<void>
  onSaved: (post: AdminPost) => void
  onReopen: () => Promise<void>
  onClose: () => void
}

export function PostForm({ saved, kept, keep, forget, onSaved, onReopen, onClose }: PostFormProps) {
  const [base, setBase] = useState(() => (saved ? fieldsOf(saved) : NEW_POST))
  const [fields, setFields] = useState(kept?.fields ?? base)
  const [version, setVersion] = useState(kept ? kept.version : (saved?.version ?? null))
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({})
  const [previewed, setPreviewed] = useState<PostFields | null>(null)
  const client = useQueryClient()
  const picture = usePictureUpload()
  const isChanged = JSON.stringify(fields) !== JSON.stringify(base)
  const saving = useSave({
    save: async (sent: PostFields) => {
      const body = writtenOf(sent, saved)
      const post = saved
        ? await call(adminBlogApi.savePost, { params: { id: saved.id }, body: { ...body, version: version ?? '' } })
        : await call(adminBlogApi.createPost, { body })
      return { post, sent }
    },
    done: 'Artigo salvo',
    say: ({ post }) => SAVED_WORDS[post.state],
    failed: 'Erro ao salvar o artigo',
    stale: [],
    onDone({ post, sent }) {
      setBase(sent)
      setVersion(post.version)
      void forget()
      void client.invalidateQueries({ queryKey: ['admin', 'blog', ''] })
      onSaved(post)
    },
  })
  useKeeping(fields, isChanged, () => keep(fields, version))
  const errors = { ...saving.fields, ...missing }
  const set = (changes: Partial<PostFields>) => setFields((now) => ({ ...now, ...changes }))
  const save = () => {
    const found = missingIn(fields)
    setMissing(found)
    if (Object.keys(found).length === 0 && !saving.busy) saving.send(fields)
  }
  useSaveKey(save)
  const isOut = saved?.state === 'published'
  return (
    <>
      <div className="admin-toolbar post-bar">
        <IconButton svg={arrowLeft} label="Voltar aos artigos" className="admin-action" onClick={onClose} />
        {saved && <Badge tone={POST_STATE_WORDS[saved.state].tone}>{POST_STATE_WORDS[saved.state].label}</Badge>}
        <p className="post-bar-note grow narrows t-caption t-soft" role="status">
          {isChanged
            ? 'Ainda não salvo; fica guardado neste aparelho'
            : saved && `Salvo em ${formatDayTime(saved.updatedAt)}`}
        </p>
        {isOut && (
          <ButtonLink kind="text" size="small" href={`/blog/${saved.slug}`} target="_blank" rel="noopener">
            Ver no site
          </ButtonLink>
        )}
        <Button kind="secondary" size="small" onClick={() => setPreviewed(fields)}>
          Prévia
        </Button>
        <Button size="small" aria-keyshortcuts="Control+S" busy={saving.busy && 'Salvando...'} onClick={save}>
          {SAVE_WORDS[fields.when === 'now' && isOut ? 'again' : fields.when]}
        </Button>
      </div>
      <div className="admin-scroll">
        <PostNotices
          kept={kept}
          origin={saved?.origin}
          isConflict={saving.problem === 'changed-meanwhile'}
          onReopen={onReopen}
          onInsist={async () => {
            if (!saved) return
            const theirs = await call(adminBlogApi.openPost, { params: { id: saved.id } })
            setVersion(theirs.version)
            saving.reset()
          }}
        />
        <div className="post-editor stack rule-top">
          <div className="post-editor-text">
            <textarea
              className="post-editor-title block t-ink"
              aria-label="Título"
              placeholder="Título do artigo"
              rows={1}
              maxLength={POST_LIMITS.title}
              value={fields.title}
              aria-invalid={errors['title'] ? true : undefined}
              onChange={({ target }) => {
                const title = target.value.replace(/\n/g, ' ')
                // The slug follows the title until edited or published.
                const follows = !isOut && fields.slug === slugOf(fields.title)
                set(follows ? { title, slug: slugOf(title) } : { title })
              }}
            />
            {errors['title'] && (
              <p className="field-error" role="alert">
                {errors['title']}
              </p>
            )}
            <ArticleEditor
              html={fields.content}
              onChange={(content) => set({ content })}
              upload={picture.upload}
              error={errors['content']}
            />
          </div>
          <PostSettings fields={fields} set={set} errors={errors} saved={saved} upload={picture} onRemoved={onClose} />
        </div>
      </div>
      <PostPreview
        post={
          previewed &&
          writtenOf(
            { ...previewed, title: previewed.title || 'Sem título', slug: previewed.slug || 'sem-endereco' },
            saved,
          )
        }
        onClose={() => setPreviewed(null)}
      />
    </>
  )
}

const SAVE_WORDS = { draft: 'Salvar rascunho', now: 'Publicar', later: 'Agendar', again: 'Salvar' } as const
const SAVED_WORDS = {
  draft: 'Continua rascunho: ninguém o vê.',
  scheduled: 'Aparece sozinho na hora marcada.',
  published: 'Já está no site.',
} as const

function missingIn({ title, slug, when, at }: PostFields): Record<string, string> {
  const found: Record<string, string> = {}
  if (!title.trim()) found['title'] = 'Dê um título ao artigo.'
  if (title.trim() && !slug) found['slug'] = 'Escreva o endereço.'
  if (when === 'later' && Number.isNaN(Date.parse(at))) found['publishedAt'] = 'Escolha o dia e a hora.'
  return found
}

function useSaveKey(onSave: () => void): void {
  const enabled = useInFront()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSave()
  })
  useEffect(() => {
    if (!enabled) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [enabled])
}
