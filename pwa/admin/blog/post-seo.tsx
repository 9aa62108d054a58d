import { POST_LIMITS } from '#contract/admin/blog.ts'
import { postSocialImage } from '#contract/blog-addresses.ts'
import { BRAND } from '#contract/brand.ts'
import { TextArea, TextField } from '#pwa/ui/field.tsx'
import { PictureField } from './picture-field.tsx'
import { type PostPartProps, PostSection } from './post-section.tsx'

const uploaded = (url: string | null) => (url?.startsWith('/api/blog/images/') ? url : null)

export function PostSeo({ fields, set, errors, saved, upload }: PostPartProps) {
  const title = fields.metaTitle || fields.title || 'Título do artigo'
  const description = fields.metaDescription || fields.description || 'A descrição do artigo aparece aqui.'
  const drawn = saved?.state === 'published' ? postSocialImage(saved.slug) : null
  const image = fields.socialImageUrl ?? uploaded(fields.imageUrl) ?? drawn
  const { host } = new URL(BRAND.site)
  return (
    <PostSection title="Buscas e links">
      <TextField
        label="Título nas buscas"
        optional
        help={`Sem ele, o do artigo. ${fields.metaTitle.length} de ${POST_LIMITS.metaTitle} letras.`}
        maxLength={POST_LIMITS.metaTitle}
        value={fields.metaTitle}
        error={errors['metaTitle']}
        onChange={({ target }) => set({ metaTitle: target.value })}
      />
      <TextArea
        label="Descrição nas buscas"
        optional
        help={`Sem ela, a do artigo. ${fields.metaDescription.length} de ${POST_LIMITS.metaDescription} letras.`}
        maxLength={POST_LIMITS.metaDescription}
        value={fields.metaDescription}
        error={errors['metaDescription']}
        onChange={({ target }) => set({ metaDescription: target.value })}
      />
      <TextField
        label="Palavras-chave"
        optional
        help="Separadas por vírgula."
        maxLength={POST_LIMITS.keywords}
        value={fields.keywords}
        error={errors['keywords']}
        onChange={({ target }) => set({ keywords: target.value })}
      />
      <PictureField
        label="Imagem dos links"
        help="1200 × 630. Sem ela, a capa; sem capa, um desenho dos rostos do artigo."
        url={fields.socialImageUrl}
        upload={upload}
        error={errors['socialImageUrl']}
        onChange={(socialImageUrl) => set({ socialImageUrl })}
      />
      <figure className="seo-search">
        <figcaption>Numa busca</figcaption>
        <p className="t-caption t-soft">
          {host} › blog › {fields.slug || 'endereco'}
        </p>
        <p className="seo-title">{title}</p>
        <p className="mt-2 t-small t-soft">{description}</p>
      </figure>
      <figure className="seo-card">
        <figcaption>Num link compartilhado</figcaption>
        {image ? (
          <img src={image} alt="" />
        ) : (
          <p className="seo-drawn stack centred t-caption">O desenho é feito ao publicar</p>
        )}
        <p className="t-caption t-soft">{host}</p>
        <p className="seo-title">{title}</p>
        <p className="mt-2 t-small t-soft">{description}</p>
      </figure>
    </PostSection>
  )
}
