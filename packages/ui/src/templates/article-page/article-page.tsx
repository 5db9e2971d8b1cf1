import type { ComponentProps } from 'react';
import { ArticleBody, type ArticleBodyProps, articleContents } from '../../components/article-body/index.js';
import { ContentsRail } from '../../components/contents-rail/index.js';
import { Disclaimer } from '../../components/disclaimer/index.js';
import { ArticleCta } from '../../sections/article-cta/index.js';
import { ArticleHeader, type ArticleHeaderProps } from '../../sections/article-header/index.js';
import { RelatedArticles } from '../../sections/related-articles/index.js';
import type { Article, ArticlePageContent, ArticleSummary } from '../../types.js';

export interface ArticlePageProps
  extends Omit<ComponentProps<'div'>, 'children' | 'content'>,
    Pick<ArticleHeaderProps, 'author' | 'saved' | 'onShare' | 'onSave'>,
    Pick<ArticleBodyProps, 'tool'> {
  /** Texts and links that every article page has. */
  content: ArticlePageContent;
  article: Article;
  /** What to read next; the first two are shown. */
  related?: readonly ArticleSummary[];
}

/** Minimum number of sections for a table of contents. */
const contentsFrom = 4;

/** Id of the text, for the table of contents. */
const text = 'article-text';

/**
 * The page of an article: header, text with a table of contents beside it if it is long, call to action, related
 * articles.
 *
 * Renders a `<div>`. Styling hooks: `data-slot="article"`; parts `article-author`, `article-date`, `article-category`,
 * `article-read-time`, `article-body`, `related-articles`.
 */
export function ArticlePage({
  content,
  article,
  related = [],
  tool,
  author,
  saved,
  onShare,
  onSave,
  ...props
}: ArticlePageProps) {
  const { lede, introduction, sections, reveal } = article;
  const { illustrative, illustrativeExample = illustrative } = content;
  const note = author?.invented ? illustrative : article.invented ? illustrativeExample : undefined;
  const items = articleContents(sections, content.authorBio);
  return (
    <div {...props} data-slot="article">
      <article>
        <ArticleHeader
          article={article}
          lede={lede}
          author={author}
          authorNote={author?.invented ? content.inventedAuthor : undefined}
          back={content.backToBlog}
          updatedLabel={content.updated}
          reviewedLabel={content.reviewed}
          saved={saved}
          onShare={onShare}
          onSave={onSave}
          labels={content}
        />
        <div className="bl:wrap bl:page-grid bl:py-fluid-19">
          {items.length >= contentsFrom && (
            <ContentsRail items={items} target={text} label={content.contents} className="bl:lg:col-[1/4]" />
          )}
          <ArticleBody
            id={text}
            introduction={introduction}
            sections={sections}
            avatar={author?.avatar}
            reveal={reveal}
            tool={tool}
            bioHeading={content.authorBio}
            keyHeading={author?.keyHeading}
            note={note}
            className="bl:lg:col-[4/11]"
          />
          {content.disclaimer && <Disclaimer className="bl:mt-8 bl:lg:col-[4/11]">{content.disclaimer}</Disclaimer>}
        </div>
      </article>
      <ArticleCta content={content.cta} />
      <RelatedArticles articles={related} heading={content.relatedTitle} readArticle={content.readArticle} />
    </div>
  );
}
