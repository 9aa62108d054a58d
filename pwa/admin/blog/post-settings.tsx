import { useState } from 'react'
import { adminBlogApi, type AdminPost, POST_LIMITS } from '#contract/admin/blog.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'
import { CheckRow } from '#pwa/ui/check-row.tsx'
import { Field, TextArea, TextField } from '#pwa/ui/field.tsx'
import { PictureField } from './picture-field.tsx'
import { type PostPartProps, PostSection } from './post-section.tsx'
import { PostSeo } from './post-seo.tsx'
import { useSave } from '#pwa/admin/kit/use-save.ts'

export function PostSettings({ onRemoved, ...part }: PostPartProps & { onRemoved: () => void }) {
  const { fields, set, errors, saved, upload } = part
  return (
    <aside className="post-settings" aria-label="Configurações do artigo">
      <PostSection title="Publicação">
        <Field label="Status">
          {(wiring) => (
            <select
              {...wiring}
              className="input"
              value={fields.when}
              onChange={({ target }) =>
                set({ when: target.value === 'now' || target.value === 'later' ? target.value : 'draft' })
              }
            >
              <option value="draft">Rascunho</option>
              <option value="now">{saved?.state === 'published' ? 'Publicado' : 'Publicar agora'}</option>
              <option value="later">Agendar</option>
            </select>
          )}
        </Field>
        {fields.when === 'later' && (
          <TextField
            label="Aparece em"
            type="datetime-local"
            help="No horário deste aparelho."
            value={fields.at}
            error={errors['publishedAt']}
            onChange={({ target }) => set({ at: target.value })}
          />
        )}
        <TextField
          label="Endereço"
          help={`/blog/${fields.slug || '…'}${saved?.state === 'published' ? '. Se mudar, o endereço de agora leva ao novo.' : ''}`}
          maxLength={POST_LIMITS.slug}
          autoCapitalize="none"
          spellCheck={false}
          value={fields.slug}
          error={errors['slug']}
          onChange={({ target }) => set({ slug: target.value })}
        />
        <TextField
          label="Quem assina"
          maxLength={POST_LIMITS.authorName}
          value={fields.authorName}
          error={errors['authorName']}
          onChange={({ target }) => set({ authorName: target.value })}
        />
        <TextField
          label="Marcadores"
          optional
          help="Separados por vírgula."
          value={fields.tags}
          error={errors['tags']}
          onChange={({ target }) => set({ tags: target.value })}
        />
        <CheckRow name="featured" checked={fields.featured} onChange={(featured) => set({ featured })}>
          Destacar: vem antes de artigos com o mesmo número de leituras
        </CheckRow>
      </PostSection>
      <PostSection title="Lista e capa">
        <TextArea
          label="Descrição"
          help={`Na lista do blog e sob o título. ${fields.description.length} de ${POST_LIMITS.description} letras.`}
          maxLength={POST_LIMITS.description}
          value={fields.description}
          error={errors['description']}
          onChange={({ target }) => set({ description: target.value })}
        />
        <PictureField
          label="Capa"
          url={fields.imageUrl}
          upload={upload}
          error={errors['imageUrl']}
          onChange={(imageUrl) => set({ imageUrl })}
        />
        <TextField
          label="O que a capa mostra"
          help="Para quem não a vê."
          maxLength={POST_LIMITS.imageAlt}
          value={fields.imageAlt}
          error={errors['imageAlt']}
          onChange={({ target }) => set({ imageAlt: target.value })}
        />
      </PostSection>
      <PostSeo {...part} />
      {saved && <RemovePost post={saved} onRemoved={onRemoved} />}
    </aside>
  )
}

function RemovePost({ post, onRemoved }: { post: AdminPost; onRemoved: () => void }) {
  const [sure, setSure] = useState(false)
  const removing = useSave({
    save: () => call(adminBlogApi.removePost, { params: { id: post.id } }),
    done: 'Artigo apagado',
    failed: 'Erro ao apagar',
    stale: [['admin', 'blog']],
    onDone: onRemoved,
  })
  if (!sure)
    return (
      <Button kind="text" size="medium" onClick={() => setSure(true)}>
        Apagar este artigo
      </Button>
    )
  return (
    <Button
      className="button-danger"
      size="medium"
      busy={removing.busy && 'Apagando...'}
      onClick={() => removing.send(undefined)}
    >
      Apagar para sempre
    </Button>
  )
}
