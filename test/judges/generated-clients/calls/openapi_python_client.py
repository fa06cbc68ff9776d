"""Makes the 20 calls with the client of openapi-python-client. Prints "ok" and a name for each; raises at the first failure."""

import os
import time
import urllib.request

from hiring_service import AuthenticatedClient, models
from hiring_service.api.applications import advance_application, create_application, get_application
from hiring_service.api.candidates import create_candidate, get_candidate
from hiring_service.api.events import list_events
from hiring_service.api.jobs import create_job, delete_job, get_job, list_jobs, update_job
from hiring_service.api.scans import create_scan, get_scan
from hiring_service.api.uploads import create_upload
from hiring_service.api.webhook_endpoints import create_webhook_endpoint, delete_webhook_endpoint

client = AuthenticatedClient(base_url=os.environ["BASE_URL"], token=os.environ["API_KEY"], raise_on_unexpected_status=True)


def check(name, holds, returned=None):
    assert holds, f"{name} returned {returned}"
    print("ok", name, flush=True)


form = models.ApplicationFormInput(
    fields=[
        models.FormFieldInput(key="why", label="Why do you bake?", type_=models.FormFieldInputType.SHORT_TEXT),
        models.FormFieldInput(key="nights", label="Do you work at night?", type_=models.FormFieldInputType.BOOLEAN),
    ],
    consent=models.ApplicationFormConsentInput(processing_required=False),
)
job = create_job.sync(client=client, body=models.CreateJobRequest(name="Baker", is_draft=False, application_form=form))
check("createJob", job.status == "published", job)
draft = create_job.sync(client=client, body=models.CreateJobRequest(name="Miller"))
check("createJob, a draft", draft.status == "draft", draft)
read = get_job.sync(job.id, client=client)
check("getJob", isinstance(read, models.Job) and read.application_form.fields[1].key == "nights", read)
updated = update_job.sync(job.id, client=client, body=models.UpdateJobRequest(openings=3))
check("updateJob", updated.openings == 3, updated)
page = list_jobs.sync(client=client, limit=1)
check("listJobs, page 1", page.data[0].id == draft.id and page.has_more, page)
page = list_jobs.sync(client=client, limit=1, cursor=page.next_cursor)
check("listJobs, page 2", page.data[0].id == job.id, page)

person = models.CreateCandidateRequest(
    first_name="Ada",
    tags=["referred"],
    source=models.SourceInput(type_=models.SourceInputType.REFERRAL),
    location=models.PlaceInput(city="Delft", country_code="NL"),
    phones=[models.PhoneNumberInput(number="1"), models.PhoneNumberInput(number="2", is_primary=True)],
)
candidate = create_candidate.sync(client=client, body=person)
check("createCandidate", candidate.source.type_ == "referral" and candidate.phones[0].number == "2", candidate)
found = get_candidate.sync(candidate.id, client=client)
check("getCandidate", found.tags == ["referred"] and found.location.city == "Delft", found)

applicant = models.ApplicantInput(first_name="Grace", email="grace.opc@example.com")
answers = [models.AnswerInput(key="why", value="I rise early."), models.AnswerInput(key="nights", value=True)]
application = models.CreateApplicationRequest(job_id=job.id, candidate=applicant, answers=answers)
sent = create_application.sync(client=client, body=application)
check("createApplication", sent.status == "active", sent)
applied = get_application.sync(sent.id, client=client)
check("getApplication", [one.value for one in applied.submission.answers] == ["I rise early.", True], applied)
advanced = advance_application.sync(sent.id, client=client)
check("advanceApplication", advanced.stage.id != applied.stage.id, advanced)

upload = create_upload.sync(client=client, body=models.CreateUploadRequest(filename="cv.txt"))
check("createUpload", upload.max_bytes > 0, upload)
file = os.environ["RESUME"].encode()
urllib.request.urlopen(urllib.request.Request(upload.upload_url, file, upload.headers.to_dict(), method="PUT"))
scan = create_scan.sync(client=client, body=models.CreateScanRequest(storage_token=upload.storage_token))
check("createScan", scan.attempt == 1, scan)
end = time.time() + 60
while scan.status != "completed" and time.time() < end:
    time.sleep(0.5)
    scan = get_scan.sync(scan.id, client=client)
check("getScan", scan.profile.basics.name == "Jane Miller", scan)

hook = models.CreateWebhookEndpointRequest(url="https://hooks.example.com/hiring")
endpoint = create_webhook_endpoint.sync(client=client, body=hook)
check("createWebhookEndpoint", endpoint.secret.startswith("whsec_"), endpoint)
deleted = delete_webhook_endpoint.sync(endpoint.id, client=client)
check("deleteWebhookEndpoint", deleted.deleted is True, deleted)
event = list_events.sync(client=client, type_=models.ListEventsType.JOB_CREATED).data[0]
check("listEvents", isinstance(event, models.JobCreatedEvent) and event.data.object_.name == "Miller", event)

missing = get_job.sync("job_00000000000000000000000000", client=client)
check("getJob, 404", isinstance(missing, models.Error) and missing.error.code == "not_found", missing)
refused = create_job.sync(client=client, body=models.CreateJobRequest(name=""))
check("createJob, 422", isinstance(refused, models.Error) and refused.error.details[0].param == "name", refused)
check("deleteJob", delete_job.sync(draft.id, client=client).id == draft.id)
