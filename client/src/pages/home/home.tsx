import { useSignal } from '@preact/signals';
import { HERO_URL } from '../../../art/names.ts';
import { GAME_LESSONS } from '../../games/registry.ts';
import { gameText } from '../../i18n/game-text.ts';
import { t } from '../../i18n/i18n.ts';
import { giveName, rememberedName, rememberName } from '../../net/identity.ts';
import { Link, lessonPath, navigate, offlinePath, tablePath } from '../../router.tsx';
import { NameField, nameProblem, suggestedName } from '../../setup/name-field.tsx';
import { hadLesson } from '../../solo/lesson-done.ts';
import { SoloPanel } from '../../solo/solo-panel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { CREATE_FORM, CreatePanel } from './create-panel.tsx';
import { JoinPanel } from './join-panel.tsx';
import { OpenTables } from './open-tables.tsx';
import { YourTables } from './your-tables.tsx';
import './home.css';

/** The way to the first lesson of each game that has one: for newcomers, and then in the small print. */
function Lessons({ class: look }: { class?: string }) {
  return (
    <>
      {Object.keys(GAME_LESSONS).map((game) => (
        <Link key={game} to={lessonPath(game)} class={look}>
          {look && <Icon name="help" />}
          <span>{gameText(game, 'coach.name')}</span>
        </Link>
      ))}
    </>
  );
}

export function HomePage() {
  const name = useSignal(rememberedName() || suggestedName());
  const nameError = useSignal<string | null>(null);

  /** The name, once it can be used; null after saying what is wrong with it. */
  const settleName = (): string | null => {
    nameError.value = nameProblem(name.value);
    if (nameError.value) {
      document.querySelector<HTMLInputElement>('.home-name input')?.focus();
      return null;
    }
    rememberName(name.value);
    return name.value;
  };

  const enter = (code: string) => {
    const settled = settleName();
    if (settled === null) return;
    giveName(code, settled);
    navigate(tablePath(code));
  };

  return (
    <Page class="home">
      <img class="home-hero" src={HERO_URL} alt="" onError={(event) => event.currentTarget.remove()} />
      <div class="home-columns">
        <div class="home-lead">
          <h1>{t('home.title')}</h1>
          <p>{t('home.lead')}</p>
          {!hadLesson() && <Lessons class="button button-normal home-learn" />}
          <YourTables />
        </div>
        <div class="home-panels">
          <section class="panel home-start">
            <h2>{t('home.newTable')}</h2>
            <div class="home-name">
              <NameField
                value={name.value}
                error={nameError.value}
                form={CREATE_FORM}
                onInput={(typed) => {
                  name.value = typed;
                  nameError.value = null;
                }}
              />
            </div>
            <CreatePanel settleName={settleName} onCreated={enter} />
          </section>
          <SoloPanel settleName={settleName} onCreated={enter} />
          <JoinPanel onCode={enter} />
          <OpenTables onCode={enter} />
        </div>
      </div>
      <footer class="home-footer">
        {hadLesson() && <Lessons />}
        <Link to={offlinePath()}>{t('offline.entry')}</Link>
        <Link to="/rules">{t('common.rules')}</Link>
        <Link to="/about">{t('common.about')}</Link>
      </footer>
    </Page>
  );
}
