import { PageLayout } from '../../../routing/page-layout.js';
import { CustomForm } from '../free-play/custom-form.js';

/** A maze of any size, for everybody: to learn on, or to warm up. */
export function PracticePage() {
  return (
    <PageLayout title="Practice maze" lead="One maze of the size you like, as often as you like.">
      <CustomForm practice />
    </PageLayout>
  );
}
