import type { ComponentType } from 'preact';
import { t } from '../i18n/i18n.ts';
import './rules-article.css';

interface RulesArticleProps {
  /** The name of the game. */
  name: string;
  /** What it is about, in a sentence. */
  lead: string;
  chapters: readonly { id: string; title: string; Body: ComponentType }[];
}

/** How a game is played, in chapters with a list of them on top. */
export function RulesArticle({ name, lead, chapters }: RulesArticleProps) {
  return (
    <article class="rules-text">
      <h1>{name}</h1>
      <p class="rules-lead">{lead}</p>
      <nav aria-label={t('rules.contents')}>
        {chapters.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {chapters.map(({ id, title, Body }) => (
        <section key={id} id={id} class="panel">
          <h2>{title}</h2>
          <Body />
        </section>
      ))}
    </article>
  );
}
