import '../parts/kit.ts';
import { Page } from '../parts/page.tsx';
import { Empty } from '../parts/states.tsx';
import { usePageUrl } from '../place.ts';
import { t } from '../words.ts';

export default function Nowhere() {
  const url = usePageUrl();
  return (
    <Page title={t.nowhere.title}>
      <Empty title={t.nowhere.lead}>
        <a class="button" href={url('/')}>
          {t.nav.home}
        </a>
      </Empty>
    </Page>
  );
}
