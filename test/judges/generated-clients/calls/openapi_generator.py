"""Makes the 20 calls with the Python client of OpenAPI Generator. Prints "ok" and a name for each; raises at the first failure."""

import os
import time
import urllib.request

import hiring_service as hiring

settings = hiring.Configuration(host=os.environ["BASE_URL"], access_token=os.environ["API_KEY"])
client = hiring.ApiClient(settings)
jobs, people, applications = hiring.JobsApi(client), hiring.CandidatesApi(client), hiring.ApplicationsApi(client)
scans, hooks = hiring.ScansApi(client), hiring.WebhookEndpointsApi(client)


def check(name, holds, returned=None):
    assert holds, f"{name} returned {returned}"
    print("ok", name, flush=True)


def refusal(name, code, call):
    """The error of a refused call, as the client has read it."""
    try:
        call()
    except hiring.ApiException as refused:
        check(name, isinstance(refused.data, hiring.Error) and refused.data.error.code == code, refused)
        return refused.data.error
    raise AssertionError(f"{name} was not refused")


form = hiring.ApplicationFormInput(
    fields=[
        hiring.FormFieldInput(key="why", label="Why do you bake?", type="short_text"),
        hiring.FormFieldInput(key="nights", label="Do you work at night?", type="boolean"),
    ],
    consent=hiring.ApplicationFormConsentInput(processing_required=False),
)
job = jobs.create_job(hiring.CreateJobRequest(name="Baker", is_draft=False, application_form=form))
check("createJob", job.status == "published", job)
draft = jobs.create_job(hiring.CreateJobRequest(name="Miller"))
check("createJob, a draft", draft.status == "draft", draft)
read = jobs.get_job(job.id)
check("getJob", read.application_form.fields[1].key == "nights", read)
updated = jobs.update_job(job.id, hiring.UpdateJobRequest(openings=3))
check("updateJob", updated.openings == 3, updated)
page = jobs.list_jobs(limit=1)
check("listJobs, page 1", page.data[0].id == draft.id and page.has_more, page)
page = jobs.list_jobs(limit=1, cursor=page.next_cursor)
check("listJobs, page 2", page.data[0].id == job.id, page)

person = hiring.CreateCandidateRequest(
    first_name="Ada",
    tags=["referred"],
    source=hiring.SourceInput(type="referral"),
    location=hiring.PlaceInput(city="Delft", country_code="NL"),
    phones=[hiring.PhoneNumberInput(number="1"), hiring.PhoneNumberInput(number="2", is_primary=True)],
)
candidate = people.create_candidate(create_candidate_request=person)
check("createCandidate", candidate.source.type == "referral" and candidate.phones[0].number == "2", candidate)
found = people.get_candidate(candidate.id)
check("getCandidate", found.tags == ["referred"] and found.location.city == "Delft", found)

answers = [
    hiring.AnswerInput(key="why", value=hiring.AnswerInputValue("I rise early.")),
    hiring.AnswerInput(key="nights", value=hiring.AnswerInputValue(True)),
]
applicant = hiring.ApplicantInput(first_name="Grace", email="grace.python@example.com")
sent = applications.create_application(
    hiring.CreateApplicationRequest(job_id=job.id, candidate=applicant, answers=answers)
)
check("createApplication", sent.status == "active", sent)
applied = applications.get_application(sent.id)
check("getApplication", [one.value.actual_instance for one in applied.submission.answers] == ["I rise early.", True], applied)
advanced = applications.advance_application(sent.id)
check("advanceApplication", advanced.stage.id != applied.stage.id, advanced)

upload = hiring.UploadsApi(client).create_upload(hiring.CreateUploadRequest(filename="cv.txt"))
check("createUpload", upload.max_bytes > 0, upload)
file = os.environ["RESUME"].encode()
urllib.request.urlopen(urllib.request.Request(upload.upload_url, file, {"Content-Type": upload.headers.content_type}, method="PUT"))
scan = scans.create_scan(hiring.CreateScanRequest(storage_token=upload.storage_token))
check("createScan", scan.attempt == 1, scan)
end = time.time() + 60
while scan.status != "completed" and time.time() < end:
    time.sleep(0.5)
    scan = scans.get_scan(scan.id)
check("getScan", scan.profile.basics.name == "Jane Miller", scan)

endpoint = hooks.create_webhook_endpoint(hiring.CreateWebhookEndpointRequest(url="https://hooks.example.com/hiring"))
check("createWebhookEndpoint", endpoint.secret.startswith("whsec_"), endpoint)
deleted = hooks.delete_webhook_endpoint(endpoint.id)
check("deleteWebhookEndpoint", deleted.deleted is True, deleted)
event = hiring.EventsApi(client).list_events(type="job.created").data[0].actual_instance
check("listEvents", isinstance(event, hiring.JobCreatedEvent) and event.data.object.name == "Miller", event)

refusal("getJob, 404", "not_found", lambda: jobs.get_job("job_00000000000000000000000000"))
# The client refuses an empty name by itself; an unknown requirement is refused by the service.
empty = hiring.CreateJobRequest.model_construct(name="")
problem = refusal("createJob, 422", "validation_failed", lambda: jobs.create_job(empty))
assert problem.details[0].param == "name", problem
check("deleteJob", jobs.delete_job(draft.id).id == draft.id)
